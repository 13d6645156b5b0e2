import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { aStaffOrder } from '../../../core/admin/testing/aStaffOrder.ts';
import { httpStaffOrdersSubject } from './httpStaffOrdersSubject.ts';
import { describeStaffOrdersContract } from './staffOrdersContract.ts';

describeStaffOrdersContract('MemoryStaffOrders', () => {
  const orders = new MemoryStaffOrders();
  return {
    orders,
    buy: async () => {
      const place = orders.orders.size + 1;
      const order = aStaffOrder({ id: `order-${place}`, number: `CR-0000000${place}` });
      orders.add(order);
      return order.number;
    },
    failRefunds: async () => orders.failRefunds(),
    loseConnection: () => orders.loseConnection(),
    breakDown: () => {
      orders.failure = new Error('Request failed with status code 500');
    },
    endSession: () => {
      orders.failure = new SessionEnded('No session');
    },
  };
});

describeStaffOrdersContract('HttpStaffOrders on the server', httpStaffOrdersSubject);
