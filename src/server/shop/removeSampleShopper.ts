import { sampleEmail } from '../../../adapters/seeds/user.ts';
import type { ShopCommand } from './ShopServices.ts';

/** Removes the sample shopper with everything she has. */
export const removeSampleShopper: ShopCommand = async (_, { stores, out }) => {
  const isRemoved = await stores.transactions.within(({ shoppers }) => shoppers.removeWithOrders(sampleEmail));
  out.print(isRemoved ? 'The sample shopper and her orders are removed' : 'There is no sample shopper');
  return 0;
};
