import type { FeatureText } from './FeatureText.ts';

/** Returns the number of steps of each scenario, the background's included. */
export function scenarioLengths(features: readonly FeatureText[]): readonly number[] {
  return features
    .flatMap(({ rules }) => rules)
    .flatMap(({ background, scenarios }) => scenarios.map(({ steps }) => background.length + steps.length));
}

/** Returns the median; for an even number of values the greater of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
