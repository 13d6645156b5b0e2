import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryWork } from '../../../../adapters/memory/admin/MemoryWork.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import { makeSendMailAgain } from '../../../../core/admin/jobs/manageWork.ts';
import { makeAddNote } from '../../../../core/admin/orders/AddNote.ts';
import { makeCancelOrder } from '../../../../core/admin/orders/CancelOrder.ts';
import { makeChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import { makeReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import { makePreviewRefund, makeRefundOrder, makeRetryRefund } from '../../../../core/admin/orders/RefundOrder.ts';
import { makeShipOrder } from '../../../../core/admin/orders/ShipOrder.ts';
import { anOrderLine, aStaffOrder } from '../../../../core/admin/testing/aStaffOrder.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { OrderViewModel } from '../one/OrderViewModel.ts';

/** Two tees and a cap that nobody has packed. */
export const placed = aStaffOrder({
  lines: [anOrderLine({ quantity: 2 }), anOrderLine({ sku: 'cap', name: 'Saltwater Cap' })],
});

/** Resolves when what the fakes answer at once is there. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** The page of an order, on fakes. */
export class OrderFixture {
  readonly clock = new MemoryClock();
  readonly visibility = new MemoryVisibility();
  readonly orders = new MemoryStaffOrders(this.clock);
  readonly work = new MemoryWork();

  constructor() {
    this.orders.add(placed);
  }

  /** Opens the order for a member of staff of this role. `stop` leaves it. */
  async open(role: StaffRole = 'owner') {
    const { clock, visibility, orders, work } = this;
    const log = new MemoryLog();
    const changeOrder = makeChangeOrder({ orders, clock, log });
    const order = new OrderViewModel({
      ...{ clock, visibility, pendingWork: new PendingWork() },
      session: { staff: { id: 'ravi', name: 'Ravi', role }, hasEnded: false },
      ...{ readOrder: makeReadOrder({ orders, log }), changeOrder, shipOrder: makeShipOrder({ changeOrder }) },
      ...{ cancelOrder: makeCancelOrder({ changeOrder }), addNote: makeAddNote({ changeOrder }) },
      ...{ previewRefund: makePreviewRefund({ orders, log }), refundOrder: makeRefundOrder({ orders, log }) },
      ...{ retryRefund: makeRetryRefund({ orders, log }), sendMailAgain: makeSendMailAgain({ work, log }) },
    });
    const stop = order.follow(placed.number);
    await settled();
    return { order, stop };
  }
}
