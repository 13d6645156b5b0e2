import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { pageToken } from '../container/token.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { SESSION } from '../session/tokens.ts';
import { OrdersViewModel } from './OrdersViewModel.ts';

export const ORDERS_PAGE = pageToken('OrdersViewModel', (parts) => new OrdersViewModel(parts), {
  ...{ session: SESSION, stored: PORTS.orders, pendingWork: PENDING_WORK },
  reportFailure: USE_CASES.reportFailure,
});
