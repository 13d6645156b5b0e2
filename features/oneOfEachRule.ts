import { type AssemblyName, SCREEN_TAG } from './assemblies.ts';
import { isExcluded } from './report/exclusions.ts';
import type { FeatureText } from './report/FeatureText.ts';

/**
 * Returns the first scenario of each rule that an assembly runs and that has none tagged `@screen`, as cucumber's `path:line`. A rule
 * that has no scenario for the assembly is left out.
 */
export function oneOfEachRule(features: readonly FeatureText[], assembly: AssemblyName): readonly string[] {
  return features.flatMap(({ uri, rules }) =>
    rules.flatMap(({ scenarios }) => {
      const cases = scenarios.flatMap((scenario) => scenario.cases).filter((one) => !isExcluded(one, assembly));
      const [first] = cases.some(({ tags }) => tags.includes(SCREEN_TAG)) ? [] : cases;
      return first === undefined ? [] : `${uri}:${first.line}`;
    }),
  );
}
