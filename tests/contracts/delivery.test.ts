import { beforeEach, describe, expect, it } from 'vitest';
import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { HttpDelivery } from '../../adapters/http/catalogue/HttpDelivery.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { noDeliveryEstimates } from '../../core/storefront/delivery/noDeliveryEstimates.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';

const TUESDAY = Date.UTC(2026, 10, 24, 6);

describe('HttpDelivery on the server', () => {
  let fetch: typeof globalThis.fetch;
  let delivery: HttpDelivery;
  beforeEach(async () => {
    const ports = { ...new MemoryBackEndPorts(), clock: new MemoryClock(TUESDAY) };
    const zones = [{ name: 'West', states: ['Maharashtra'], least: 1, most: 3 }];
    const [handling, elsewhere] = [
      { least: 1, most: 1 },
      { least: 5, most: 7 },
    ];
    await ports.settings.save({ ...(await ports.settings.read()), delivery: { handling, zones, elsewhere } });
    fetch = injectFetch(makeServer(makeBackEnd(ports), { checkDatabase: async () => {} }));
    delivery = new HttpDelivery(new HttpApi({ fetch, monitor: new ConnectionMonitor() }));
  });

  it("tells the days by the zone of the PIN code's state", async () => {
    expect(delivery.isOffered).toBe(true);
    expect(await delivery.estimate('400050')).toEqual({ from: '2026-11-26', to: '2026-11-28' });
    expect(await delivery.estimate('682001')).toEqual({ from: '2026-12-01', to: '2026-12-03' });
  });

  it('tells no days for a PIN code that no state has', async () => {
    expect(await delivery.estimate('990000')).toBeUndefined();
  });

  it('is refused without a whole PIN code', async () => {
    await expect(delivery.estimate('4000&x=')).rejects.toThrow(BackEndFailure);
  });

  it('may be kept for a minute', async () => {
    const { headers } = await fetch('/api/delivery?pin=400050');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});

it('A shop that does not say when an order arrives says so, and tells no days', async () => {
  expect(noDeliveryEstimates.isOffered).toBe(false);
  expect(await noDeliveryEstimates.estimate('400050')).toBeUndefined();
});
