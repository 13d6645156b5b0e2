import { sampleOwnerEmail } from '../../../adapters/seeds/owner.ts';
import { sampleEmail } from '../../../adapters/seeds/user.ts';
import { COMMAND_ACTOR, type ShopCommand } from './ShopServices.ts';

/** Removes the sample shopper with everything she has, and disables the sample owner. */
export const removeSampleShopper: ShopCommand = async (_, { backEnd, stores, out }) => {
  const isRemoved = await stores.transactions.within(({ shoppers }) => shoppers.removeWithOrders(sampleEmail));
  out.print(isRemoved ? 'The sample shopper and her orders are removed' : 'There is no sample shopper');
  const owner = await stores.staff.withEmail(sampleOwnerEmail);
  if (owner !== undefined && owner.disabledAt === undefined) {
    await backEnd.changeStaff(COMMAND_ACTOR, owner.id, { isDisabled: true });
    out.print('The account of the sample owner is disabled');
  }
  return 0;
};
