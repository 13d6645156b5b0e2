import { makeFindStock } from '../../../core/admin/stock/FindStock.ts';
import { makeSaveStock } from '../../../core/admin/stock/SaveStock.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { StockViewModel } from './StockViewModel.ts';
import { STOCK } from './tokens.ts';

const { clock, log } = PORTS;

const FIND_STOCK = lazyToken('FindStock', makeFindStock, { stock: STOCK, log });
const SAVE_STOCK = lazyToken('SaveStock', makeSaveStock, { stock: STOCK, log });

export const STOCK_SHEET = pageToken('StockViewModel', (parts) => new StockViewModel(parts), {
  ...{ findStock: FIND_STOCK, saveStock: SAVE_STOCK, session: STAFF_SESSION, pendingWork: PENDING_WORK },
  ...{ clock, visibility: VISIBILITY },
});
