import { makeFindLastAddress } from '../../../core/storefront/checkout/FindLastAddress.ts';
import { makePlaceOrder } from '../../../core/storefront/checkout/PlaceOrder.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import { CHECKOUT_CHOICES, CONFIRM_PAYMENT, COUPONS, UNFINISHED_CHECKOUTS } from '../cart/checkoutTokens.ts';
import { CART } from '../cart/tokens.ts';
import { LATEST_ORDER } from '../orders/tokens.ts';
import { STOCK } from '../stock/tokens.ts';
import { CheckoutViewModel } from './CheckoutViewModel.ts';

const { prices, payments, orders, checkouts, sessions, notifications, navigation, clock, log } = PORTS;
const { callAsShopper, reportFailure } = USE_CASES;

export const PLACE_ORDER = lazyToken('PlaceOrder', makePlaceOrder, {
  ...{
    prices,
    payments,
    orders,
    checkouts,
    sessions,
    notifications,
    navigation,
    clock,
    log,
    confirmPayment: CONFIRM_PAYMENT,
    reportFailure,
  },
});
export const FIND_LAST_ADDRESS = lazyToken('FindLastAddress', makeFindLastAddress, { sessions, orders, callAsShopper });
export const CHECKOUT = lazyToken('CheckoutViewModel', (parts) => new CheckoutViewModel(parts), {
  ...{
    cart: CART,
    addresses: ADDRESSES,
    choices: CHECKOUT_CHOICES,
    coupons: COUPONS,
    placeOrder: PLACE_ORDER,
    findLastAddress: FIND_LAST_ADDRESS,
  },
  ...{ pendingWork: PENDING_WORK, unfinishedCheckouts: UNFINISHED_CHECKOUTS, latestOrder: LATEST_ORDER, stock: STOCK },
});
