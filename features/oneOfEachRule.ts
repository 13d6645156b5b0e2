import { type AssemblyName, SCREEN_TAG } from './assemblies.ts';
import { isExcluded } from './report/exclusions.ts';
import type { FeatureText } from './report/FeatureText.ts';

/**
 * Returns the first scenario of each rule that an assembly runs, besides those tagged `@screen`, as cucumber's `path:line`. A rule
 * that has no such scenario is left out.
 */
export function oneOfEachRule(features: readonly FeatureText[], assembly: AssemblyName): readonly string[] {
  return features.flatMap(({ uri, rules }) =>
    rules.flatMap(({ scenarios }) => {
      const cases = scenarios.flatMap((scenario) => scenario.cases);
      const first = cases.find((one) => !isExcluded(one, assembly) && !one.tags.includes(SCREEN_TAG));
      return first === undefined ? [] : `${uri}:${first.line}`;
    }),
  );
}
