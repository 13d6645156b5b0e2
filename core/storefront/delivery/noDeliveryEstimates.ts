import type { ForEstimatingDelivery } from '../ports/catalogue/ForEstimatingDelivery.ts';

/** A shop that does not say when an order arrives. */
export const noDeliveryEstimates: ForEstimatingDelivery = { isOffered: false, estimate: async () => undefined };
