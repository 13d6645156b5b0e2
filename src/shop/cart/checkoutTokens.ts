import { makeConfirmPayment } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import { makeFinishCheckouts } from '../../../core/storefront/checkout/FinishCheckouts.ts';
import { CONNECTION, PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { CheckoutChoices } from './CheckoutChoices.ts';
import { CouponsViewModel } from './coupons/CouponsViewModel.ts';
import { CART } from './tokens.ts';
import { UnfinishedCheckouts } from './UnfinishedCheckouts.ts';

const { cart, prices, orders, tabs, checkouts, notifications, sessions, navigation, log } = PORTS;
const { callAsShopper, endSession } = USE_CASES;

export const CONFIRM_PAYMENT = lazyToken('ConfirmPayment', makeConfirmPayment, {
  ...{ checkouts, orders, tabs, cart, notifications, log, callAsShopper, endSession },
});
const finishing = { checkouts, sessions, log, confirmPayment: CONFIRM_PAYMENT };
export const UNFINISHED_CHECKOUTS = lazyToken('UnfinishedCheckouts', (parts) => new UnfinishedCheckouts(parts), {
  ...{ cart: CART, finishCheckouts: lazyToken('FinishCheckouts', makeFinishCheckouts, finishing) },
  ...{ pendingWork: PENDING_WORK, connection: CONNECTION },
});
export const COUPONS = lazyToken('CouponsViewModel', (parts) => new CouponsViewModel(parts), {
  ...{ prices, log, pendingWork: PENDING_WORK },
});
export const CHECKOUT_CHOICES = lazyToken(
  'CheckoutChoices',
  (parts) => new CheckoutChoices(parts.navigation, parts.sessions, parts.coupons),
  { navigation, sessions, coupons: COUPONS },
);
