import { beforeEach, describe, expect, it } from 'vitest';
import { makeChangeStockAlerts } from '../../../core/backend/stock/ChangeStockAlerts.ts';
import { type BackEndStoreSubject, type MakeStores, openStores } from './BackEndStores.ts';
import { callsOf, type StoreCalls } from './callsOf.ts';
import { earrings, jacket, minute, register, stock } from './storeSamples.ts';

export function describeStockAlertStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores who waits for sold-out products`, () => {
    const open = openStores(makeStores);
    let stores: BackEndStoreSubject;
    let calls: StoreCalls;
    const alertOf = (shopperId: string, sku = jacket.key, minutes = 0) => ({
      ...{ id: `${shopperId}-${sku}`, sku, shopperId },
      createdAt: minute(minutes),
    });
    beforeEach(async () => {
      stores = open();
      calls = callsOf(stores);
      await stock(stores);
      await stores.stock.startCounting([jacket.key, earrings.key]);
      for (const id of ['asha', 'meher', 'ravi']) await register(stores, id);
    });

    it('once for each product, the oldest first', async () => {
      const { stockAlerts } = stores;
      await stockAlerts.add(alertOf('asha', jacket.key, 1));
      await stockAlerts.add(alertOf('asha', earrings.key, 0));
      await stockAlerts.add({ ...alertOf('asha', jacket.key, 2), id: 'another' });
      await stockAlerts.add(alertOf('meher'));
      expect(await stockAlerts.alerts('asha')).toEqual([alertOf('asha', earrings.key), alertOf('asha', jacket.key, 1)]);
      expect(await stockAlerts.alerts('ravi')).toEqual([]);
    });

    it('and which products they wait for', async () => {
      const { stockAlerts } = stores;
      await stockAlerts.add(alertOf('asha'));
      await stockAlerts.add(alertOf('meher'));
      expect(await stockAlerts.awaited([earrings.key, jacket.key, 'unknown'])).toEqual([jacket.key]);
      expect(await stockAlerts.awaited([])).toEqual([]);
      await stockAlerts.remove('asha', jacket.key);
      await stockAlerts.remove('asha', 'unknown');
      expect(await stockAlerts.awaited([jacket.key])).toEqual([jacket.key]);
      expect(await stockAlerts.alerts('meher')).toEqual([alertOf('meher')]);
      await stockAlerts.remove('meher', jacket.key);
      expect(await stockAlerts.awaited([jacket.key])).toEqual([]);
    });

    it('and gives each alert away once, the oldest first, as many as are wanted', async () => {
      const { stockAlerts } = stores;
      for (const [minutes, id] of ['ravi', 'meher', 'asha'].entries())
        await stockAlerts.add(alertOf(id, jacket.key, minutes));
      await stockAlerts.add(alertOf('asha', earrings.key));
      expect(await stockAlerts.take(jacket.key, 2)).toEqual([alertOf('ravi'), alertOf('meher', jacket.key, 1)]);
      const taken = await Promise.all([1, 2, 3].map(() => stockAlerts.take(jacket.key, 2)));
      expect(taken.flat()).toEqual([alertOf('asha', jacket.key, 2)]);
      expect(await stockAlerts.alerts('asha')).toEqual([alertOf('asha', earrings.key)]);
    });

    it('until the account is deleted', async () => {
      await stores.stockAlerts.add(alertOf('asha'));
      await stores.stockAlerts.add(alertOf('meher'));
      await stores.shoppers.erase('asha');
      expect(await stores.stockAlerts.take(jacket.key, 2)).toEqual([alertOf('meher')]);
    });

    it('so that one who asks while the product comes back is told, or hears that it is there', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { changeStock, changeStockAlerts, runJobs } = calls.backEnd;
        await changeStock([{ sku: jacket.key, kind: 'count', quantity: 0 }], 'staff');
        const [asked] = await Promise.all([
          changeStockAlerts('asha', { type: 'add', productKey: jacket.key }),
          changeStock([{ sku: jacket.key, kind: 'count', quantity: 1 }], 'staff'),
        ]);
        await runJobs();
        const told = (await stores.mails.to('asha@example.com')).length;
        expect(await stores.stockAlerts.alerts('asha')).toEqual([]);
        expect(told).toBe(asked === 'in-stock' ? 0 : 1);
        await stores.mails.remove('asha@example.com');
      }
    });

    it('and takes one alert when many asks come at once', async () => {
      const ids = Array.from({ length: 10 }, (_, index) => `id-${index}`);
      const clock = { now: () => Date.parse(minute(0)), elapsed: () => 0, after: () => () => undefined };
      const change = makeChangeStockAlerts({ ...stores, clock, ids: { generate: () => ids.pop() ?? '' } });
      const asks = [...ids].map(() => change('asha', { type: 'add', productKey: jacket.key }));
      for (const answer of await Promise.all(asks)) expect(answer).toHaveLength(1);
    });
  });
}
