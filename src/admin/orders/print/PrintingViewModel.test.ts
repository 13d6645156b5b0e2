import { expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import { aStaffOrder } from '../../../../core/admin/testing/aStaffOrder.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PrintingViewModel } from './PrintingViewModel.ts';

const [first, second] = [aStaffOrder(), aStaffOrder({ id: 'order-2', number: 'CR-00000002' })];
const slips = { kind: 'slip', paper: 'label' } as const;

function openPrinter() {
  const orders = new MemoryStaffOrders();
  orders.add(first, second);
  const readOrder = makeReadOrder({ orders, log: new MemoryLog() });
  const printing = new PrintingViewModel({ readOrder, pendingWork: new PendingWork() });
  return { orders, printing };
}

it('Orders are read, and handed to the printer in the order in which they were ticked', async () => {
  const { printing } = openPrinter();
  const reading = printing.printAll([second.number, first.number], slips);
  expect([printing.isReading, printing.job]).toEqual([true, undefined]);
  await Promise.all([reading, printing.printAll([first.number], slips)]);
  expect([printing.isReading, printing.job]).toEqual([false, { ...slips, orders: [second, first] }]);
  printing.end();
  expect(printing.job).toBeUndefined();
});

it('Nothing is printed when one of them cannot be read', async () => {
  const { orders, printing } = openPrinter();
  await printing.printAll([first.number, 'CR-NOTHING'], slips);
  expect([printing.job, printing.failure, printing.isReading]).toEqual([
    ...[undefined, 'An order could not be read. Please try again.', false],
  ]);
  orders.loseConnection();
  await printing.printAll([first.number], slips);
  expect(printing.failure).toContain('cannot be reached');
  printing.print({ ...slips, orders: [first] });
  expect(printing.failure).toBe('');
});
