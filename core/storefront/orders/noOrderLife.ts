import type { ForFollowingOrders } from '../ports/ForFollowingOrders.ts';

/** Orders that the device keeps have no number, state or parcels. */
export const noOrderLife: ForFollowingOrders = {
  before: async () => ({ orders: [], hasMore: false }),
  order: async () => undefined,
  cancel: async () => ({ refusal: 'There is no such order.' }),
};
