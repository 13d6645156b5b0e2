import { PENDING_WORK } from '../../../shared/connection/tokens.ts';
import { PORTS } from '../../../shared/container/portTokens.ts';
import { pageToken } from '../../../shared/container/token.ts';
import { USE_CASES } from '../../../shared/container/useCaseTokens.ts';
import { PENDING_ACTION } from '../../session/pendingActionToken.ts';
import { SESSION } from '../../session/tokens.ts';
import { STOCK } from '../../stock/tokens.ts';
import { StockAlertViewModel } from './StockAlertViewModel.ts';

const { stockAlerts, notifications, visibility } = PORTS;
const { requireLogin, reportFailure } = USE_CASES;

export const STOCK_ALERT = pageToken('StockAlertViewModel', (parts) => new StockAlertViewModel(parts), {
  ...{ stockAlerts, notifications, visibility, requireLogin, reportFailure },
  ...{ session: SESSION, stock: STOCK, pendingAction: PENDING_ACTION, pendingWork: PENDING_WORK },
});
