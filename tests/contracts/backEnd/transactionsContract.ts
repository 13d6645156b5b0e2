import { describe, expect, it } from 'vitest';
import { queueMail } from '../../../core/backend/mails/queueMail.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { minute, register } from './storeSamples.ts';

const MANY = 10;
const aMail = {
  ...{ id: 'verify-email-1', to: 'asha@example.com' },
  content: { kind: 'verify-email', firstName: 'Asha', token: 'token-1' },
} as const;

export function describeTransactionsContract(name: string, makeStores: MakeStores): void {
  describe(`${name} runs transactions`, () => {
    const open = openStores(makeStores);
    const book = async () => (await open().addresses.addresses('asha')).map(({ key }) => key);

    it('of which all writes or none are kept', async () => {
      await register(open());
      const { transactions } = open();
      const added = await transactions.within(async ({ addresses }) => {
        await addresses.add('asha', anAddress({ key: 'home' }));
        await addresses.add('asha', anAddress({ key: 'work' }));
        return (await addresses.addresses('asha')).length;
      });
      expect(added).toBe(2);
      const failed = transactions.within(async ({ addresses, shoppers, mails, jobs }) => {
        await addresses.remove('asha', 'home');
        await addresses.update('asha', 'work', anAddress({ name: 'Other' }), minute(1));
        await shoppers.endTokens('asha');
        await queueMail({ mails, jobs }, aMail, minute(1));
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await book()).toEqual(['home', 'work']);
      expect(await open().addresses.addresses('asha')).not.toContainEqual(expect.objectContaining({ name: 'Other' }));
      expect(await open().shoppers.tokenVersion('asha')).toBe(0);
      expect(await open().mails.list()).toEqual([]);
      expect(await open().jobs.list()).toEqual([]);
    });

    it('one after the other when they lock the same shopper', async () => {
      await register(open());
      const countAndAdd = () =>
        open().transactions.within(async ({ addresses, shoppers }) => {
          await shoppers.lock('asha');
          const { length } = await addresses.addresses('asha');
          await addresses.add('asha', anAddress({ key: `number-${length}` }));
        });
      await Promise.all(Array.from({ length: MANY }, countAndAdd));
      expect(await book()).toEqual(Array.from({ length: MANY }, (_, at) => `number-${at}`));
    });
  });
}
