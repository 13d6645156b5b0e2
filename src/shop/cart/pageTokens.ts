import { makeToggleCoupon } from '../../../core/storefront/coupons/ToggleCoupon.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';
import { CHECKOUT_CHOICES } from './checkoutTokens.ts';
import { CART } from './tokens.ts';

export const TOGGLE_COUPON = lazyToken('ToggleCoupon', makeToggleCoupon, { notifications: PORTS.notifications });
export const CART_PAGE = pageToken('CartPageViewModel', (parts) => new CartPageViewModel(parts), {
  cart: CART,
  choices: CHECKOUT_CHOICES,
  toggleCoupon: TOGGLE_COUPON,
});
