import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../../../core/domain/settings/ShopSettings.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { minute } from './storeSamples.ts';

export function describeSettingsContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the settings of the shop`, () => {
    const open = openStores(makeStores);
    const zone = { name: 'South', states: ['Kerala', 'Tamil Nadu'], least: 2, most: 4 };
    const changed = {
      ...FIRST_SETTINGS,
      ...{ name: 'Zoya "After" Six \u2028<b>', legalAddress: '4 Lane\nBengaluru' },
      synonyms: 'topi, cap\n',
      delivery: { ...FIRST_SETTINGS.delivery, zones: [zone] },
    };

    it('which are those of a new shop at first', async () => {
      expect(await open().settings.read()).toEqual(FIRST_SETTINGS);
    });

    it('as they were saved last', async () => {
      const { settings } = open();
      await settings.save({ ...changed, name: 'Earlier' });
      await settings.save(changed);
      expect(await settings.read()).toEqual(changed);
    });

    it('and changes them for one at a time', async () => {
      const { transactions, settings } = open();
      const append = (letter: string) =>
        transactions.within(async (stores) => {
          const now = await stores.settings.read('lock');
          await stores.settings.save({ ...now, phone: `${now.phone}${letter}` });
        });
      await Promise.all(['a', 'b', 'c'].map(append));
      expect([...(await settings.read()).phone].toSorted().join('')).toBe('abc');
    });
  });

  describe(`${name} tells how the shop and the payment provider get on`, () => {
    const open = openStores(makeStores);
    const event = (id: string) => ({ id, type: 'payment.captured' });

    it('when there was nothing yet', async () => {
      expect(await open().paymentState.read()).toEqual({});
    });

    it('by the latest webhook and the latest failure', async () => {
      const { events, jobs, paymentState } = open();
      await events.add(event('evt_2'), minute(2));
      await events.add(event('evt_1'), minute(1));
      for (const [topic, error] of [
        ['mail', 'No such mailbox'],
        ['refund', 'The balance is too low'],
      ] as const) {
        await jobs.add({ topic, subject: '1', runAt: minute(0) });
        const [claimed] = await jobs.claim(topic, minute(1), minute(2), 1);
        if (claimed === undefined) throw new Error('The job was not claimed');
        await jobs.postpone(claimed, minute(9), error);
      }
      expect(await paymentState.read()).toEqual({ heardAt: minute(2), failure: 'The balance is too low' });
    });
  });
}
