import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { BackEndPorts } from '../../core/backend/ports/BackEndPorts.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import { type BackEndSubject, START } from './backEndSubjects.ts';
import { httpPorts } from './httpPorts.ts';

/** The HTTP adapters on the real server in process, over the fakes of its stores. */
export function httpOnFastifySubject(): BackEndSubject {
  const clock = new MemoryClock(START);
  const ports = { ...new MemoryBackEndPorts(), clock };
  const { shoppers } = ports.tables;
  return httpOnServerSubject({
    ports,
    letPass: (milliseconds) => clock.advance(milliseconds),
    removeShopper: (email) => {
      for (const [id, shopper] of shoppers) if (emailKey(shopper.email) === emailKey(email)) shoppers.delete(id);
    },
  });
}

/** Stores for tests, which are emptied before each test. */
export type StoresUnderTest = Stores & Pick<BackEndSubject, 'removeShopper'> & { reset(): Promise<void> };

/** The ports of a back-end, whose clock `letPass` advances, and a way to delete a shopper. */
export type ServerUnderTest = Pick<BackEndSubject, 'letPass' | 'removeShopper'> & { readonly ports: BackEndPorts };

/** The HTTP adapters on the real server in process. */
export function httpOnServerSubject({ ports, ...controls }: ServerUnderTest): BackEndSubject {
  const app = makeServer(makeBackEnd(ports), { checkDatabase: async () => {}, attemptsPerMinute: 1000 });
  const serverFetch = injectFetch(app);
  let fault: 'offline' | 'broken' | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    return fault === 'broken' ? new Response('{}', { status: 500 }) : serverFetch(input, init);
  };
  return {
    ...httpPorts(fetch),
    ...controls,
    stock: async (products) => {
      await ports.products.import(products.map((product) => ({ ...product, isListed: true })));
    },
    loseConnection: () => {
      fault = 'offline';
    },
    breakDown: () => {
      fault = 'broken';
    },
    heal: () => {
      fault = undefined;
    },
  };
}
