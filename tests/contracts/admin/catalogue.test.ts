import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSizes } from '../../../adapters/http/admin/HttpSizes.ts';
import { HttpStyles } from '../../../adapters/http/admin/HttpStyles.ts';
import { MemoryCatalogueBackEnd } from '../../../adapters/memory/admin/MemoryCatalogueBackEnd.ts';
import { MemorySizes } from '../../../adapters/memory/admin/MemorySizes.ts';
import { MemoryStyles } from '../../../adapters/memory/admin/MemoryStyles.ts';
import { A_PHOTOGRAPH } from '../../../adapters/memory/backEnd/catalogue/MemoryPictureCutter.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { formsBy } from '../../../features/behind/server/formsBy.ts';
import { describeCatalogueContract } from './catalogueContract.ts';

const tee = { ...aProduct(), isListed: true };

describeCatalogueContract('The memory', async () => {
  const backEnd = new MemoryCatalogueBackEnd();
  await backEnd.ports.products.import([tee]);
  return {
    styles: new MemoryStyles(backEnd),
    sizes: new MemorySizes(backEnd),
    photograph: A_PHOTOGRAPH,
    loseConnection: () => backEnd.loseConnection(),
    breakDown: () => {
      backEnd.failure = new Error('Request failed with status code 500');
    },
    endSession: () => {
      backEnd.failure = new SessionEnded('401');
    },
  };
});

describeCatalogueContract('HTTP on the server', async () => {
  const fixture = await StaffFixture.withOwner();
  await fixture.ports.products.import([tee]);
  const { secret } = await fixture.admin.addKey(fixture.owner, { name: 'The browser', role: 'manager' });
  const serverFetch = injectFetch(makeServer(fixture.backEnd, { checkDatabase: async () => {} }));
  let fault: 'offline' | 'broken' | 'signed-out' | undefined;
  const send: typeof fetch = async (input, init) => {
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === 'broken') return new Response('{}', { status: 500 });
    const headers = new Headers(init?.headers);
    if (fault === 'signed-out') headers.set('sec-fetch-site', 'same-origin');
    else headers.set('authorization', `Bearer ${secret}`);
    return serverFetch(input, { ...init, headers });
  };
  const api = new AdminApi(send);
  return {
    styles: new HttpStyles(api, formsBy(send)),
    sizes: new HttpSizes(api),
    photograph: A_PHOTOGRAPH,
    loseConnection: () => {
      fault = 'offline';
    },
    breakDown: () => {
      fault = 'broken';
    },
    endSession: () => {
      fault = 'signed-out';
    },
  };
});
