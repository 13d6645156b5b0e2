import { makePlaceOrder } from '../../core/storefront/checkout/PlaceOrder.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import { CART, CHECKOUT_CHOICES } from '../cart/tokens.ts';
import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { lazyToken } from '../container/token.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { CheckoutViewModel } from './CheckoutViewModel.ts';

const { payments, checkouts, sessions, notifications, navigation, ids, clock, log } = PORTS;
const { confirmPayment } = USE_CASES;

export const PLACE_ORDER = lazyToken('PlaceOrder', makePlaceOrder, {
  ...{ payments, checkouts, sessions, notifications, navigation, ids, clock, log, confirmPayment },
});
export const CHECKOUT = lazyToken('CheckoutViewModel', (parts) => new CheckoutViewModel(parts), {
  ...{ cart: CART, addresses: ADDRESSES, choices: CHECKOUT_CHOICES, placeOrder: PLACE_ORDER },
  pendingWork: PENDING_WORK,
});
