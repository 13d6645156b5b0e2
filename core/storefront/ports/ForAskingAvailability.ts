import type { Availability } from '../../domain/stock/Availability.ts';

/** Who knows what is left of the products. */
export type ForAskingAvailability = {
  /**
   * Resolves with what is left of the products with these keys, by key. A product that is not counted is absent: it is never sold
   * out. Rejects with {@link BackEndFailure} when the call fails.
   */
  availability(keys: readonly string[]): Promise<Readonly<Record<string, Availability>>>;
};
