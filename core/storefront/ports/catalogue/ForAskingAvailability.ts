import type { Availability } from '../../../domain/stock/Availability.ts';

/** Who knows what is left of the products. */
export type ForAskingAvailability = {
  /**
   * Resolves with what is left of the product with this key; undefined when it is not counted: it is never sold out. Rejects with
   * {@link BackEndFailure} when the call fails.
   */
  availability(key: string): Promise<Availability | undefined>;
};
