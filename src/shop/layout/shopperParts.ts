import { lazyToken } from '../../shared/container/token.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import { UNFINISHED_CHECKOUTS } from '../cart/checkoutTokens.ts';
import type { ShopperParts } from './ShopViewModel.ts';

/** A chunk of its own, loaded with the first session. */
export const SHOPPER_PARTS = lazyToken('ShopperParts', (parts): ShopperParts => parts, {
  addresses: ADDRESSES,
  unfinishedCheckouts: UNFINISHED_CHECKOUTS,
});
