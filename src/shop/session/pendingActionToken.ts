import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { CART } from '../cart/tokens.ts';
import { LOADED_PRODUCTS } from '../catalogue/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { PendingActionViewModel } from './PendingActionViewModel.ts';

export const PENDING_ACTION = lazyToken(
  'PendingActionViewModel',
  ({ catalogue, cart, wishlist, clock }) =>
    new PendingActionViewModel({
      ...{ catalogue, clock },
      lists: { cart, wishlist: { has: wishlist.has, add: wishlist.toggle } },
    }),
  { catalogue: LOADED_PRODUCTS, cart: CART, wishlist: WISHLIST, clock: PORTS.clock },
);
