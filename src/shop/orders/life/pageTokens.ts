import { PENDING_WORK } from '../../../shared/connection/tokens.ts';
import { PORTS } from '../../../shared/container/portTokens.ts';
import { pageToken } from '../../../shared/container/token.ts';
import { USE_CASES } from '../../../shared/container/useCaseTokens.ts';
import { SESSION } from '../../session/tokens.ts';
import { OrderViewModel } from './OrderViewModel.ts';

const { orderLife, tabs, visibility, navigation, notifications, ids } = PORTS;

export const ORDER_PAGE = pageToken('OrderViewModel', (parts) => new OrderViewModel(parts), {
  ...{ orderLife, tabs, visibility, navigation, notifications, ids },
  ...{ session: SESSION, pendingWork: PENDING_WORK, reportFailure: USE_CASES.reportFailure },
});
