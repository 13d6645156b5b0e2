import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { staffServer } from '../../fastify/staffServer.ts';
import { asBrowser } from './asBrowser.ts';

/** How each call fails from then on. */
export type Fault = 'offline' | 'broken' | 'signed-out';

/** The client of the admin's API, signed in on the real server in process, over the fakes of its stores. */
export async function signedInServer() {
  const server = await staffServer();
  const serverFetch = asBrowser(injectFetch(server.app));
  let fault: Fault | undefined;
  const api = new AdminApi(async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === undefined) return serverFetch(input, init);
    return new Response('{"errors":["No."]}', { status: fault === 'broken' ? 500 : 401 });
  });
  await new HttpSigningIn(api).signIn({ email: 'ravi@shop.example', password: StaffFixture.password });
  const fail = (how: Fault) => {
    fault = how;
  };
  return { ...server, api, fail };
}
