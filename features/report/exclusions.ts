import {
  ASSEMBLIES,
  type AssemblyName,
  assemblies,
  exclusionTags,
  REAL_SHOP_TAG,
  SCREEN_TAG,
  WHOLE_ASSEMBLIES,
} from '../assemblies.ts';
import type { Case, ScenarioText } from './FeatureText.ts';

const REASON = /Excluded:\s*([\s\S]*\S)/;

export function isExcluded({ tags }: Case, assembly: AssemblyName): boolean {
  const { only } = assemblies[assembly];
  return exclusionTags(assembly).some((tag) => tags.includes(tag)) || (only !== undefined && !tags.includes(only));
}

/** The reasons for scenarios with a tag that have no reason of their own. */
const TAG_REASONS: readonly (readonly [tag: string, reason: string])[] = [
  [SCREEN_TAG, 'Only a screen shows this.'],
  [REAL_SHOP_TAG, 'Only the real shop does this.'],
];

/** Why a scenario does not run on every assembly: what it or, failing that, its rule or feature says after "Excluded:". */
export function reasonFor({ descriptions, cases }: ScenarioText): string | undefined {
  const nearest = descriptions.findLast((description) => REASON.test(description));
  const ofTag = TAG_REASONS.find(([tag]) => cases.some(({ tags }) => tags.includes(tag)));
  return nearest?.match(REASON)?.[1]?.replaceAll('\n', ' ') ?? ofTag?.[1];
}

/** Returns the scenarios that an assembly excludes without a reason. */
export function unexplained(scenarios: readonly ScenarioText[]): readonly ScenarioText[] {
  const isKeptOut = (one: Case): boolean => WHOLE_ASSEMBLIES.some((assembly) => isExcluded(one, assembly));
  return scenarios.filter((scenario) => scenario.cases.some(isKeptOut) && reasonFor(scenario) === undefined);
}

/** Returns the share of all cases that does not run on an assembly, from 0 to 1. */
export function excludedShare(scenarios: readonly ScenarioText[], assembly: AssemblyName): number {
  const cases = scenarios.flatMap((scenario) => scenario.cases);
  return cases.filter((one) => isExcluded(one, assembly)).length / Math.max(1, cases.length);
}

/** Returns the unknown tags, each once. */
export function strayTags(scenarios: readonly ScenarioText[]): readonly string[] {
  const known: readonly string[] = ASSEMBLIES.flatMap((assembly) => [
    ...exclusionTags(assembly),
    assemblies[assembly].only ?? SCREEN_TAG,
  ]);
  const tags = scenarios.flatMap(({ cases }) => cases).flatMap((one) => one.tags);
  return [...new Set(tags)].filter((tag) => !tag.startsWith('@spec-') && !known.includes(tag));
}
