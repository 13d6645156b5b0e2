import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { HttpAccount } from '../../adapters/http/account/HttpAccount.ts';
import { HttpAuthentication } from '../../adapters/http/account/HttpAuthentication.ts';
import { HttpMailedLinks } from '../../adapters/http/account/HttpMailedLinks.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import type { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import type { AccountSubject } from './accountContract.ts';

const RUNS = 2;

/** The HTTP adapters on the real server in process. */
export function httpAccounts(ports: MemoryBackEndPorts): AccountSubject {
  const backEnd = makeBackEnd(ports);
  const app = makeServer(backEnd, { checkDatabase: async () => {}, attemptsPerMinute: 1000 });
  const api = new HttpApi({ fetch: injectFetch(app), monitor: new ConnectionMonitor() });
  return {
    account: new HttpAccount(api),
    links: new HttpMailedLinks(api),
    authentication: new HttpAuthentication(api),
    cart: new HttpCart(api),
    mailedTokens: async (kind) => {
      // The mail of a job leaves in the run after it.
      for (let run = 0; run < RUNS; run += 1) await backEnd.runJobs();
      return ports.mail.sent.flatMap(({ content }) =>
        content.kind === kind && 'token' in content ? content.token : [],
      );
    },
  };
}
