import type { FeatureText } from './FeatureText.ts';

/** How many steps a reader goes through in each scenario, its background's included. */
export function scenarioLengths(features: readonly FeatureText[]): readonly number[] {
  return features
    .flatMap(({ rules }) => rules)
    .flatMap(({ background, scenarios }) => scenarios.map(({ steps }) => background.length + steps.length));
}

/** The one in the middle; of an even number, the greater of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
