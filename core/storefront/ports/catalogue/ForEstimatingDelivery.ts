import type { DeliveryEstimate } from '../../../domain/delivery/DeliveryEstimate.ts';

/** Who knows when an order arrives. */
export type ForEstimatingDelivery = {
  /** Whether the shop says when an order arrives. Without it, nobody is asked for a PIN code. */
  readonly isOffered: boolean;
  /**
   * Resolves with when an order of now arrives at this whole PIN code; undefined for one that no state has. Rejects with
   * {@link BackEndFailure} when the call fails.
   */
  estimate(pin: string): Promise<DeliveryEstimate | undefined>;
};
