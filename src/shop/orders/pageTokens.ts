import { makeBuyAgain } from '../../../core/storefront/orders/BuyAgain.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { CART } from '../cart/tokens.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { OrdersViewModel } from './OrdersViewModel.ts';
import { LATEST_ORDER } from './tokens.ts';

const { cart, ids, sessions, notifications } = PORTS;
const { callAsShopper, askCatalogue } = USE_CASES;

export const BUY_AGAIN = lazyToken('BuyAgain', makeBuyAgain, {
  ...{ cart, ids, sessions, notifications, callAsShopper, askCatalogue },
});
export const ORDERS_PAGE = pageToken('OrdersViewModel', (parts) => new OrdersViewModel(parts), {
  ...{
    session: SESSION,
    stored: PORTS.orders,
    orderLife: PORTS.orderLife,
    tabs: PORTS.tabs,
    pendingWork: PENDING_WORK,
  },
  ...{
    reportFailure: USE_CASES.reportFailure,
    buyAgain: BUY_AGAIN,
    cart: CART,
    catalogue: CATALOGUE,
    latestOrder: LATEST_ORDER,
  },
});
