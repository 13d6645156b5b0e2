import { makeToggleCoupon } from '../../../core/storefront/coupons/ToggleCoupon.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { SESSION } from '../session/tokens.ts';
import { CartNewsViewModel } from './CartNewsViewModel.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';
import { CHECKOUT_CHOICES } from './checkoutTokens.ts';
import { CART } from './tokens.ts';

export const TOGGLE_COUPON = lazyToken('ToggleCoupon', makeToggleCoupon, { notifications: PORTS.notifications });
export const CART_PAGE = pageToken('CartPageViewModel', (parts) => new CartPageViewModel(parts), {
  cart: CART,
  choices: CHECKOUT_CHOICES,
  toggleCoupon: TOGGLE_COUPON,
});
export const CART_NEWS = pageToken('CartNewsViewModel', (parts) => new CartNewsViewModel(parts), {
  ...{ cartNews: PORTS.cartNews, visibility: PORTS.visibility, cart: CART, session: SESSION },
  ...{ pendingWork: PENDING_WORK, reportFailure: USE_CASES.reportFailure },
});
