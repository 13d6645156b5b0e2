import { makeFindAnything } from '../../../core/admin/find/FindAnything.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { STAFF_ORDERS } from '../orders/tokens.ts';
import { STYLES } from '../products/tokens.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { STAFF } from '../settings/tokens.ts';
import { FindViewModel } from './FindViewModel.ts';

const { clock, log } = PORTS;

const FIND_ANYTHING = lazyToken('FindAnything', makeFindAnything, {
  ...{ orders: STAFF_ORDERS, styles: STYLES, staff: STAFF, log },
});

export const FIND = pageToken('FindViewModel', (parts) => new FindViewModel(parts), {
  ...{ findAnything: FIND_ANYTHING, session: STAFF_SESSION, pendingWork: PENDING_WORK, clock },
});
