import {
  makeFindReturns,
  makePreviewReturnRefund,
  makeSettleReturn,
} from '../../../core/admin/returns/SettleReturn.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { ReturnListViewModel } from './ReturnListViewModel.ts';
import { STAFF_RETURNS } from './tokens.ts';

const { clock, log } = PORTS;
const onReturns = { returns: STAFF_RETURNS, log };

const FIND_RETURNS = lazyToken('FindReturns', makeFindReturns, onReturns);
const SETTLE_RETURN = lazyToken('SettleReturn', makeSettleReturn, onReturns);
const PREVIEW_RETURN_REFUND = lazyToken('PreviewReturnRefund', makePreviewReturnRefund, onReturns);

export const RETURN_LIST = pageToken('ReturnListViewModel', (parts) => new ReturnListViewModel(parts), {
  ...{ findReturns: FIND_RETURNS, settleReturn: SETTLE_RETURN, previewRefund: PREVIEW_RETURN_REFUND },
  ...{ session: STAFF_SESSION, pendingWork: PENDING_WORK, clock },
});
