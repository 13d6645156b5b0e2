import type { ForFollowingOrders } from '../ports/orders/ForFollowingOrders.ts';

const NO_ORDER = { refusal: 'There is no such order.' };

/** Orders that the device keeps have no number, state or parcels. */
export const noOrderLife: ForFollowingOrders = {
  before: async () => ({ orders: [], hasMore: false }),
  order: async () => undefined,
  cancel: async () => NO_ORDER,
  askForReturn: async () => NO_ORDER,
  withdrawReturn: async () => NO_ORDER,
  voteOnFit: async () => NO_ORDER,
};
