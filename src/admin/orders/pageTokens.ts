import { makeAddNote } from '../../../core/admin/orders/AddNote.ts';
import { makeCancelOrder } from '../../../core/admin/orders/CancelOrder.ts';
import { makeChangeOrder } from '../../../core/admin/orders/changeOrder.ts';
import { makeFindOrders } from '../../../core/admin/orders/FindOrders.ts';
import { makePackOrders } from '../../../core/admin/orders/PackOrders.ts';
import { makeReadOrder } from '../../../core/admin/orders/ReadOrder.ts';
import { makePreviewRefund, makeRefundOrder, makeRetryRefund } from '../../../core/admin/orders/RefundOrder.ts';
import { makeShipOrder } from '../../../core/admin/orders/ShipOrder.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { SEND_MAIL_AGAIN } from '../jobs/pageTokens.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { OrderListViewModel } from './list/OrderListViewModel.ts';
import { OrderViewModel } from './one/OrderViewModel.ts';
import { PackingViewModel } from './pack/PackingViewModel.ts';
import { PrintingViewModel } from './print/PrintingViewModel.ts';
import { STAFF_ORDERS } from './tokens.ts';

const { clock, log } = PORTS;
const onOrders = { orders: STAFF_ORDERS, log };

const FIND_ORDERS = lazyToken('FindOrders', makeFindOrders, onOrders);
const READ_ORDER = lazyToken('ReadOrder', makeReadOrder, onOrders);
const CHANGE_ORDER = lazyToken('ChangeOrder', makeChangeOrder, { ...onOrders, clock });
const PACK_ORDERS = lazyToken('PackOrders', makePackOrders, { changeOrder: CHANGE_ORDER });
const SHIP_ORDER = lazyToken('ShipOrder', makeShipOrder, { changeOrder: CHANGE_ORDER });
const CANCEL_ORDER = lazyToken('CancelOrder', makeCancelOrder, { changeOrder: CHANGE_ORDER });
const ADD_NOTE = lazyToken('AddNote', makeAddNote, { changeOrder: CHANGE_ORDER });
const PREVIEW_REFUND = lazyToken('PreviewRefund', makePreviewRefund, onOrders);
const REFUND_ORDER = lazyToken('RefundOrder', makeRefundOrder, onOrders);
const RETRY_REFUND = lazyToken('RetryRefund', makeRetryRefund, onOrders);

const context = { clock, visibility: VISIBILITY, session: STAFF_SESSION, pendingWork: PENDING_WORK };

/** Shared, so that the list is still there when one comes back from an order. */
export const ORDER_LIST = lazyToken('OrderListViewModel', (parts) => new OrderListViewModel(parts), {
  ...{ ...context, findOrders: FIND_ORDERS, packOrders: PACK_ORDERS, orders: STAFF_ORDERS },
});

export const ORDER = pageToken('OrderViewModel', (parts) => new OrderViewModel(parts), {
  ...{ ...context, readOrder: READ_ORDER, changeOrder: CHANGE_ORDER, shipOrder: SHIP_ORDER, cancelOrder: CANCEL_ORDER },
  ...{ addNote: ADD_NOTE, previewRefund: PREVIEW_REFUND, refundOrder: REFUND_ORDER, retryRefund: RETRY_REFUND },
  sendMailAgain: SEND_MAIL_AGAIN,
});

export const PACKING = pageToken('PackingViewModel', (parts) => new PackingViewModel(parts), {
  ...{ findOrders: FIND_ORDERS, readOrder: READ_ORDER, changeOrder: CHANGE_ORDER },
  pendingWork: PENDING_WORK,
});

export const PRINTING = pageToken('PrintingViewModel', (parts) => new PrintingViewModel(parts), {
  ...{ readOrder: READ_ORDER, pendingWork: PENDING_WORK },
});
