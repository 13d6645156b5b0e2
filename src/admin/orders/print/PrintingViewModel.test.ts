import { expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { aStaffOrder } from '../../../../core/admin/testing/aStaffOrder.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PrintingViewModel } from './PrintingViewModel.ts';

const [first, second] = [aStaffOrder(), aStaffOrder({ id: 'order-2', number: 'CR-00000002' })];
const slips = { kind: 'slip', paper: 'label' } as const;

function openPrinter() {
  const orders = new MemoryStaffOrders();
  orders.add(first, second);
  let expired = 0;
  const expire = () => {
    expired += 1;
  };
  const readOrder = makeReadOrder({ orders, log: new MemoryLog() });
  const printing = new PrintingViewModel({ readOrder, session: { expire }, pendingWork: new PendingWork() });
  return { orders, printing, expired: () => expired };
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
  const { orders, printing, expired } = openPrinter();
  await printing.printAll([first.number, 'CR-NOTHING'], slips);
  expect([printing.job, printing.failure, printing.isReading]).toEqual([
    ...[undefined, 'An order could not be read. Please try again.', false],
  ]);
  orders.loseConnection();
  await printing.printAll([first.number], slips);
  expect([printing.failure, expired()]).toEqual([expect.stringContaining('cannot be reached'), 0]);
  orders.failure = new SessionEnded('No session');
  await printing.printAll([first.number], slips);
  expect(expired()).toBe(1);
  printing.print({ ...slips, orders: [first] });
  expect(printing.failure).toBe('');
});
