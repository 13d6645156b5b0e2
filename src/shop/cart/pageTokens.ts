import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { makeToggleCoupon } from '../../../core/storefront/coupons/ToggleCoupon.ts';
import { makeLoadList } from '../../../core/storefront/session/LoadList.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { CartNewsViewModel } from './CartNewsViewModel.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';
import { CHECKOUT_CHOICES, COUPONS } from './checkoutTokens.ts';
import { CART } from './tokens.ts';

export const TOGGLE_COUPON = lazyToken('ToggleCoupon', makeToggleCoupon, { notifications: PORTS.notifications });
export const CART_PAGE = pageToken('CartPageViewModel', (parts) => new CartPageViewModel(parts), {
  cart: CART,
  choices: CHECKOUT_CHOICES,
  coupons: COUPONS,
  toggleCoupon: TOGGLE_COUPON,
});

const { cartNews, sessions } = PORTS;
const { callAsShopper } = USE_CASES;
const LOAD_NEWS = lazyToken(
  'LoadCartNews',
  ({ news, ...ports }) => makeLoadList<LineNews>({ ...ports, list: { items: (session) => news.news(session) } }),
  { news: cartNews, sessions, callAsShopper },
);
const ACCEPT_NEWS = lazyToken(
  'AcceptCartNews',
  ({ news, ...ports }) =>
    makeLoadList<LineNews>({ ...ports, list: { items: (session) => news.accept(session).then(() => []) } }),
  { news: cartNews, sessions, callAsShopper },
);
export const CART_NEWS = pageToken('CartNewsViewModel', (parts) => new CartNewsViewModel(parts), {
  ...{ cart: CART, pendingWork: PENDING_WORK, loadNews: LOAD_NEWS, acceptNews: ACCEPT_NEWS },
});
