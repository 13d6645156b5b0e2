import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { staffServer } from '../../fastify/staffServer.ts';
import { asBrowser } from './asBrowser.ts';

/** The faults of a connection to the back-end, as test controls. */
export type ConnectionFaults = {
  loseConnection(): void;
  /** Makes every call fail with status 500. */
  breakDown(): void;
  /** Makes every call fail with status 401. */
  endSession(): void;
};

/** The real server in process, over the fakes of its stores, and Ravi's browser, which is signed in. */
export async function faultyApi(options: Parameters<typeof staffServer>[0] = {}) {
  const server = await staffServer(options);
  const serverFetch = asBrowser(injectFetch(server.app));
  let fault: number | 'offline' | undefined;
  const api = new AdminApi(async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    return fault === undefined ? serverFetch(input, init) : new Response('{"errors":["No."]}', { status: fault });
  });
  await new HttpSigningIn(api).signIn({ email: 'ravi@shop.example', password: StaffFixture.password });
  const faults: ConnectionFaults = {
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
  return { server, api, faults };
}
