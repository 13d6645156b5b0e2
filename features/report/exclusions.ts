import { ASSEMBLIES, type AssemblyName, exclusionTag } from './assemblies.ts';
import type { Case, ScenarioText } from './FeatureText.ts';

const REASON = /Excluded:\s*([\s\S]*\S)/;

export function isExcluded({ tags }: Case, assembly: AssemblyName): boolean {
  return tags.includes(exclusionTag(assembly));
}

/** Why a scenario does not run on every assembly, as it or, failing that, its rule or feature says after "Excluded:". */
export function reasonFor({ descriptions }: ScenarioText): string | undefined {
  const nearest = descriptions.findLast((description) => REASON.test(description));
  return nearest?.match(REASON)?.[1]?.replaceAll('\n', ' ');
}

/** The scenarios that are kept from an assembly without a word about why. */
export function unexplained(scenarios: readonly ScenarioText[]): readonly ScenarioText[] {
  const isKeptOut = (one: Case): boolean => ASSEMBLIES.some((assembly) => isExcluded(one, assembly));
  return scenarios.filter((scenario) => scenario.cases.some(isKeptOut) && reasonFor(scenario) === undefined);
}

/** Which part of all cases does not run on an assembly, from 0 to 1. */
export function excludedShare(scenarios: readonly ScenarioText[], assembly: AssemblyName): number {
  const cases = scenarios.flatMap((scenario) => scenario.cases);
  return cases.filter((one) => isExcluded(one, assembly)).length / Math.max(1, cases.length);
}

/** Tags that mean nothing here, each once. */
export function strayTags(scenarios: readonly ScenarioText[]): readonly string[] {
  const known: readonly string[] = ASSEMBLIES.map(exclusionTag);
  const tags = scenarios.flatMap(({ cases }) => cases).flatMap((one) => one.tags);
  return [...new Set(tags)].filter((tag) => !tag.startsWith('@spec-') && !known.includes(tag));
}
