import type { Paise } from './Paise.ts';

/**
 * Splits an amount (paise) in proportion to weights, to the paisa: the parts sum to the amount. Those with the largest remainders get
 * the paise that are left over, the first one first.
 */
export function splitAmount(amount: Paise, weights: readonly number[]): readonly Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => (amount * weight) / total);
  const parts = shares.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  const lucky = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return parts.map((part, at) => (lucky.has(at) ? part + 1 : part));
}
