import { beforeEach, describe, expect, it } from 'vitest';
import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { HttpAuthentication } from '../../adapters/http/account/HttpAuthentication.ts';
import { HttpStockAlerts } from '../../adapters/http/catalogue/HttpStockAlerts.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { RefusedCall } from '../../core/storefront/ports/failures/RefusedCall.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { noStockAlerts } from '../../core/storefront/stock/noStockAlerts.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';

describe('HttpStockAlerts on the server', () => {
  const keys = ['tee', 'cap/50%', 'hat'];
  let alerts: HttpStockAlerts;
  let session: Session;
  beforeEach(async () => {
    const ports = new MemoryBackEndPorts();
    await ports.products.import(keys.map((key, at) => ({ ...aProduct({ key, id: at + 1 }), isListed: true })));
    await ports.stock.startCounting(['tee', 'cap/50%']);
    const fetch = injectFetch(makeServer(makeBackEnd(ports), { checkDatabase: async () => {} }));
    const api = new HttpApi({ fetch, monitor: new ConnectionMonitor() });
    alerts = new HttpStockAlerts(api);
    const asha = { email: 'asha@example.com', password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
    session = await new HttpAuthentication(api).signUp(asha);
  });

  it('waits for products and forgets them, each once', async () => {
    expect(await alerts.awaited(session)).toEqual([]);
    expect(await alerts.await(session, 'tee')).toEqual(['tee']);
    expect(await alerts.await(session, 'tee')).toEqual(['tee']);
    expect((await alerts.await(session, 'cap/50%')).toSorted()).toEqual(['cap/50%', 'tee']);
    expect(await alerts.forget(session, 'tee')).toEqual(['cap/50%']);
    expect(await alerts.forget(session, 'unknown')).toEqual(['cap/50%']);
    expect(await alerts.forget(session, '..')).toEqual(['cap/50%']);
  });

  it('says that a product is in stock', async () => {
    const refused = await alerts.await(session, 'hat').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedCall);
    expect(refused).toMatchObject({ reasons: ['This product is in stock.'] });
  });

  it.each(['unknown', '..', ''])('rejects the key %j, which no product has', async (key) => {
    await expect(alerts.await(session, key)).rejects.toThrow(RefusedCall);
  });

  it('rejects the session of an invalid token', async () => {
    const forged = aSession({ token: 'forged' });
    for (const call of [() => alerts.awaited(forged), () => alerts.await(forged, 'tee')])
      await expect(call()).rejects.toThrow(SessionRejected);
  });
});

it('A shop that counts no product has nobody wait for one', async () => {
  expect(await noStockAlerts.await(aSession(), 'tee')).toEqual([]);
  expect(await noStockAlerts.awaited(aSession())).toEqual([]);
  expect(await noStockAlerts.forget(aSession(), 'tee')).toEqual([]);
});
