import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { HttpStaffOrders } from '../../../adapters/http/admin/HttpStaffOrders.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { staffServer } from '../../fastify/staffServer.ts';
import { asBrowser } from './asBrowser.ts';
import type { StaffOrdersSubject } from './staffOrdersContract.ts';

/** The HTTP adapter on the real server in process, over the fakes of its stores. */
export async function httpStaffOrdersSubject(): Promise<StaffOrdersSubject> {
  const server = await staffServer();
  const serverFetch = asBrowser(injectFetch(server.app));
  let fault: number | 'offline' | undefined;
  const api = new AdminApi(async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    return fault === undefined ? serverFetch(input, init) : new Response('{"errors":["No."]}', { status: fault });
  });
  await new HttpSigningIn(api).signIn({ email: 'ravi@shop.example', password: StaffFixture.password });
  const { backEnd, ports } = server.fixture;
  return {
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
    loseConnection: () => {
      fault = 'offline';
    },
    breakDown: () => {
      fault = 500;
    },
    endSession: () => {
      fault = 401;
    },
  };
}
