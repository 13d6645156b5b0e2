import { beforeEach, describe, expect, it } from 'vitest';
import { anAddress } from '../../../../core/domain/testing/samples.ts';
import { home as details } from '../../backEndSamples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { minute, register } from '../storeSamples.ts';

const times = { createdAt: minute(0), updatedAt: minute(0) };
/** The keys are not in the order of the alphabet. */
const home = anAddress({ key: 'z-home', street: "24, St. Mark's Road; “B” ब्लॉक", ...times });
const work = anAddress({ key: 'a-work', name: 'Asha at work', ...times });

export function describeAddressStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores addresses`, () => {
    const open = openStores(makeStores);

    describe('An address book', () => {
      let stores: StoreCalls;
      let asha: string;
      beforeEach(async () => {
        stores = callsOf(open());
        asha = await register(stores);
      });

      it('has the addresses with every field, the oldest first, also within a second', async () => {
        expect(await stores.addresses.addresses(asha)).toEqual([]);
        expect(await stores.addresses.add(asha, home)).toEqual([home]);
        expect(await stores.addresses.add(asha, work)).toEqual([home, work]);
        expect(await stores.addresses.addresses(asha)).toEqual([home, work]);
      });

      it('keeps the key, place and creation time of an address that is updated', async () => {
        await stores.addresses.add(asha, home);
        await stores.addresses.add(asha, work);
        const updated = { ...home, ...details, updatedAt: minute(1) };
        expect(await stores.addresses.update(asha, home.key, details, minute(1))).toEqual([updated, work]);
        expect(await stores.addresses.addresses(asha)).toEqual([updated, work]);
      });

      it('stores only the fields that a shopper fills in', async () => {
        await stores.addresses.add(asha, home);
        const forged = { ...details, key: 'own', createdAt: minute(-1), updatedAt: minute(-1), note: 'ring twice' };
        const updated = { ...home, ...details, updatedAt: minute(1) };
        expect(await stores.addresses.update(asha, home.key, forged, minute(1))).toEqual([updated]);
      });

      it('loses an address that is removed', async () => {
        await stores.addresses.add(asha, home);
        await stores.addresses.add(asha, work);
        expect(await stores.addresses.remove(asha, home.key)).toEqual([work]);
        expect(await stores.addresses.addresses(asha)).toEqual([work]);
      });

      it.each(['unknown', '', "' or ''='"])('does not change for the unknown key %j', async (key) => {
        await stores.addresses.add(asha, home);
        expect(await stores.addresses.update(asha, key, details, minute(1))).toEqual([home]);
        expect(await stores.addresses.remove(asha, key)).toEqual([home]);
      });

      it('has each of several addresses that are added at once', async () => {
        const keys = Array.from({ length: 10 }, (_, index) => `address-${index}`);
        await Promise.all(keys.map((key) => stores.addresses.add(asha, { ...home, key })));
        const book = await stores.addresses.addresses(asha);
        expect(book).toHaveLength(10);
        expect(book).toEqual(expect.arrayContaining(keys.map((key) => ({ ...home, key }))));
      });

      it("does not change for the key of another shopper's address", async () => {
        const meher = await register(stores, 'meher');
        await stores.addresses.add(asha, home);
        expect(await stores.addresses.add(meher, work)).toEqual([work]);
        expect(await stores.addresses.update(meher, home.key, details, minute(1))).toEqual([work]);
        expect(await stores.addresses.remove(meher, home.key)).toEqual([work]);
        expect(await stores.addresses.addresses(asha)).toEqual([home]);
      });
    });
  });
}
