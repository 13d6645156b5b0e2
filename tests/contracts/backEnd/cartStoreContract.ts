import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_KEYS } from '../../../core/backend/ports/ForStoringCarts.ts';
import { sunEarrings } from '../backEndSamples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { callsOf, type StoreCalls } from './callsOf.ts';
import { describeCartStoreCatalogue } from './cartStoreCatalogueContract.ts';
import { aLine, earrings, jacket, minute, register, stock, tee } from './storeSamples.ts';

const [{ key: jacketKey }, { key: earringsKey }] = [jacket, earrings];
const oneJacket = aLine();
const oneEarrings = aLine({}, sunEarrings);

/** Returns a UUID that differs for each number. */
const aKey = (at: number) => `3f0c2a51-7b8d-4c19-9e0a-${String(at).padStart(12, '0')}`;

export function describeCartStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores carts`, () => {
    const open = openStores(makeStores);

    describe('Its lines', () => {
      let stores: StoreCalls;
      let asha: string;
      const add = (key: string, at = minute(0)) => stores.carts.add(asha, key, at);
      beforeEach(async () => {
        stores = callsOf(open());
        await stock(stores);
        asha = await register(stores);
      });

      it('are none at first', async () => {
        expect(await stores.carts.lines(asha)).toEqual([]);
      });

      it('keep the order in which the products were added, also within a second', async () => {
        expect(await add(earringsKey)).toEqual([oneEarrings]);
        expect(await add(jacketKey)).toEqual([oneEarrings, oneJacket]);
        expect(await stores.carts.lines(asha)).toEqual([oneEarrings, oneJacket]);
        await stores.carts.remove(asha, earringsKey);
        expect(await add(earringsKey)).toEqual([oneJacket, oneEarrings]);
      });

      it('are put before the line that is named, else at the end, and stay there', async () => {
        await stores.products.import([jacket, earrings, tee]);
        const put = (key: string, before: string) => stores.carts.add(asha, key, minute(0), 1, before);
        const lines = async () => (await stores.carts.lines(asha)).map(({ key }) => key);
        await add(earringsKey);
        await put(jacketKey, earringsKey);
        expect(await lines()).toEqual([jacketKey, earringsKey]);
        await put(tee.key, earringsKey);
        expect(await lines()).toEqual([jacketKey, tee.key, earringsKey]);
        await put(earringsKey, jacketKey);
        expect(await lines()).toEqual([jacketKey, tee.key, earringsKey]);
        for (const gone of [tee.key, jacketKey]) await stores.carts.remove(asha, gone);
        await put(jacketKey, tee.key);
        await add(tee.key);
        expect(await lines()).toEqual([earringsKey, jacketKey, tee.key]);
      });

      it("are not moved by another shopper's", async () => {
        await stores.products.import([jacket, earrings, tee]);
        const meher = await register(stores, 'meher');
        await stores.carts.add(meher, jacketKey, minute(0));
        await add(earringsKey);
        await stores.carts.add(asha, tee.key, minute(0), 1, jacketKey);
        expect((await stores.carts.lines(asha)).map(({ key }) => key)).toEqual([earringsKey, tee.key]);
      });

      it('begin with the quantity that is added', async () => {
        expect(await stores.carts.add(asha, jacketKey, minute(0), 3)).toEqual([aLine({ quantity: 3 })]);
        expect(await stores.carts.add(asha, jacketKey, minute(1), 5)).toEqual([aLine({ quantity: 3 })]);
      });

      it('have a product once, which stays as it is when it is added again', async () => {
        await add(jacketKey);
        await stores.carts.step(asha, jacketKey, 1, minute(0));
        expect(await add(jacketKey, minute(1))).toEqual([aLine({ quantity: 2 })]);
      });

      it('do not change for an unknown product', async () => {
        await add(jacketKey);
        expect(await add('unknown')).toBe('unknown-product');
        expect(await stores.carts.step(asha, earringsKey, 1, minute(1))).toEqual([oneJacket]);
        expect(await stores.carts.remove(asha, 'unknown')).toEqual([oneJacket]);
      });

      it('change their quantity and the time of the change', async () => {
        await add(jacketKey);
        await add(earringsKey);
        const up = aLine({ quantity: 2, updatedAt: minute(1) });
        expect(await stores.carts.step(asha, jacketKey, 1, minute(1))).toEqual([up, oneEarrings]);
        const down = aLine({ updatedAt: minute(2) });
        expect(await stores.carts.step(asha, jacketKey, -1, minute(2))).toEqual([down, oneEarrings]);
      });

      it('stay as they are below a quantity of 1 and above 99', async () => {
        await add(jacketKey);
        expect(await stores.carts.step(asha, jacketKey, -1, minute(1))).toEqual([oneJacket]);
        for (let step = 1; step < 99; step += 1) await stores.carts.step(asha, jacketKey, 1, minute(2));
        const full = [aLine({ quantity: 99, updatedAt: minute(2) })];
        expect(await stores.carts.lines(asha)).toEqual(full);
        expect(await stores.carts.step(asha, jacketKey, 1, minute(3))).toEqual(full);
      });

      it('lose no change when many are made at once', async () => {
        await Promise.all(Array.from({ length: 10 }, () => add(jacketKey)));
        await Promise.all(Array.from({ length: 20 }, () => stores.carts.step(asha, jacketKey, 1, minute(0))));
        expect(await stores.carts.lines(asha)).toEqual([aLine({ quantity: 21 })]);
      });

      it('count one change of several at once with the same idempotency key, and each with a key of its own', async () => {
        await add(jacketKey);
        const step = (idempotencyKey: string, by: 1 | -1 = 1) =>
          stores.carts.step(asha, jacketKey, by, minute(0), idempotencyKey);
        const answers = await Promise.all(Array.from({ length: 20 }, () => step(aKey(0))));
        expect(answers).toEqual(answers.map(() => [aLine({ quantity: 2 })]));
        await Promise.all([aKey(1), aKey(2), aKey(1), aKey(2)].map((key) => step(key)));
        expect(await step(aKey(0))).toEqual([aLine({ quantity: 4 })]);
        expect(await step(aKey(3), -1)).toEqual([aLine({ quantity: 3 })]);
        expect(await step(aKey(3), -1)).toEqual([aLine({ quantity: 3 })]);
      });

      it('count a change once also when the product has left the cart and come back', async () => {
        await add(jacketKey);
        await stores.carts.step(asha, jacketKey, 1, minute(0), aKey(0));
        await stores.carts.remove(asha, jacketKey);
        await add(jacketKey);
        expect(await stores.carts.step(asha, jacketKey, 1, minute(0), aKey(0))).toEqual([oneJacket]);
      });

      it("know a shopper's latest 32 idempotency keys, and no other shopper's", async () => {
        const meher = await register(stores, 'meher');
        for (const shopper of [asha, meher]) await stores.carts.add(shopper, jacketKey, minute(0));
        const step = (shopper: string, at: number) => stores.carts.step(shopper, jacketKey, 1, minute(0), aKey(at));
        for (let at = 0; at < KEPT_KEYS; at += 1) await step(asha, at);
        expect(await step(asha, 0)).toEqual([aLine({ quantity: 33 })]);
        expect(await step(meher, 0)).toEqual([aLine({ quantity: 2 })]);
        await step(asha, KEPT_KEYS);
        expect(await step(asha, 1)).toEqual([aLine({ quantity: 34 })]);
        expect(await step(asha, 0)).toEqual([aLine({ quantity: 35 })]);
      });

      it('have each of several products that are added at once', async () => {
        await Promise.all([add(jacketKey), add(earringsKey), add(jacketKey), add(earringsKey)]);
        const lines = await stores.carts.lines(asha);
        expect(lines).toHaveLength(2);
        expect(lines).toEqual(expect.arrayContaining([oneJacket, oneEarrings]));
      });

      it('are removed one by one or all at once', async () => {
        await add(jacketKey);
        await add(earringsKey);
        expect(await stores.carts.remove(asha, jacketKey)).toEqual([oneEarrings]);
        await add(jacketKey);
        expect(await stores.carts.clear(asha)).toEqual([]);
        expect(await stores.carts.lines(asha)).toEqual([]);
      });

      it('are those of one shopper', async () => {
        const meher = await register(stores, 'meher');
        await add(jacketKey);
        expect(await stores.carts.add(meher, earringsKey, minute(0))).toEqual([oneEarrings]);
        await stores.carts.step(meher, jacketKey, 1, minute(1));
        await stores.carts.remove(meher, jacketKey);
        await stores.carts.clear(meher);
        expect(await stores.carts.lines(asha)).toEqual([oneJacket]);
      });
    });

    describeCartStoreCatalogue(open);
  });
}
