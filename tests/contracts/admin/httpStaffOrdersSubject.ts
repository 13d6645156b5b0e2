import { HttpStaffOrders } from '../../../adapters/http/admin/HttpStaffOrders.ts';
import { faultyApi } from './faultyApi.ts';
import type { StaffOrdersSubject } from './staffOrdersContract.ts';

/** The HTTP adapter on the real server in process, over the fakes of its stores. */
export async function httpStaffOrdersSubject(): Promise<StaffOrdersSubject> {
  const { server, api, faults } = await faultyApi();
  const { backEnd, ports } = server.fixture;
  return {
    ...faults,
    orders: new HttpStaffOrders(api),
    buy: async () => {
      const [first] = ports.tables.orders.values();
      if (first === undefined) return ports.tables.orders.get(await server.placeOrder())?.number ?? '';
      const number = `${first.number}-${ports.tables.orders.size}`;
      ports.tables.orders.set(number, { ...first, orderId: number, number });
      return number;
    },
    failRefunds: async () => {
      ports.provider.refundOutcome = 'failed';
      await backEnd.runJobs();
    },
  };
}
