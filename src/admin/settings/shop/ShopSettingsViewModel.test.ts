import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import type { ReadSettings } from '../../../../core/admin/ports/ForKeepingSettings.ts';
import type { SaveShopSettings } from '../../../../core/admin/settings/keepSettings.ts';
import { FIRST_SETTINGS } from '../../../../core/domain/settings/ShopSettings.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

const outside = { mail: { from: 'shop@localhost', isSent: false } };
const failed = { outcome: 'failed', text: 'No answer.' } as const;
const read = (fields = {}, tag = 'a'): ReadSettings => ({ settings: { ...FIRST_SETTINGS, ...fields }, tag });

async function openSettings(save: SaveShopSettings, isRead = true) {
  const page = new ShopSettingsViewModel({
    readSettings: async () => (isRead ? { outcome: 'read', ...read(), ...outside } : failed),
    saveSettings: save,
    sendTestMail: async () => ({ outcome: 'sent', to: 'ravi@shop.example' }),
    ...{ pendingWork: new PendingWork(), clock: new MemoryClock() },
  });
  await page.load();
  return { page };
}

it('Only what differs is changed, and only that is saved', async () => {
  const sent: unknown[] = [];
  const { page } = await openSettings(async ({ tag }, change) => {
    sent.push([tag, change]);
    return { outcome: 'saved', value: read(change, 'b') };
  });
  page.changeText('name', 'Zoya');
  page.changeText('phone', '080 4718 2200');
  page.changeText('phone', '');
  expect([page.isChanged, page.fields.name]).toEqual([true, 'Zoya']);
  await page.save();
  expect([sent, page.isChanged, page.announcement, page.fields.name]).toEqual([
    [['a', { name: 'Zoya' }]],
    ...[false, 'Saved', 'Zoya'],
  ]);
  await page.save();
  expect(sent).toHaveLength(1);
});

it('A colleague who has changed another field is not in the way', async () => {
  const tags: string[] = [];
  const { page } = await openSettings(async ({ tag }, change) => {
    tags.push(tag);
    const current = read({ phone: '080 4718 2200' }, 'b');
    return tag === 'a'
      ? { outcome: 'stale', current }
      : { outcome: 'saved', value: read({ ...current.settings, ...change }, 'c') };
  });
  page.changeText('name', 'Zoya');
  await page.save();
  expect([tags, page.fields.name, page.fields.phone]).toEqual([['a', 'b'], 'Zoya', '080 4718 2200']);
});

it('Of a field that a colleague has changed too, both are shown, and nothing is saved before one is chosen', async () => {
  let calls = 0;
  const { page } = await openSettings(async ({ tag }, change) => {
    calls += 1;
    if (tag === 'a') return { outcome: 'stale', current: read({ name: 'Row' }, 'b') };
    return { outcome: 'saved', value: read(change, 'c') };
  });
  page.changeText('name', 'Zoya');
  await page.save();
  expect(page.conflict).toEqual([{ label: 'Shop’s name', theirs: 'Row', mine: 'Zoya' }]);
  await page.save();
  expect(calls).toBe(1);
  await page.keepMine();
  expect([calls, page.conflict, page.fields.name]).toEqual([2, [], 'Zoya']);
});

it('Days that are no number are pointed at, until they are typed anew', async () => {
  const { page } = await openSettings(async () => ({ outcome: 'invalid', errors: { delivery: 'Days are numbers' } }));
  page.changeDelivery({ elsewhere: { least: Number.NaN, most: 7 } });
  await page.save();
  expect([page.errors.delivery, page.isBusy]).toEqual(['Days are numbers', false]);
  page.addZone();
  page.changeZone(0, { name: 'South' });
  expect([page.errors.delivery, page.fields.delivery.zones[0]?.name]).toEqual([undefined, 'South']);
  page.removeZone(0);
  page.discard();
  expect(page.isChanged).toBe(false);
});

it('A session that has ended leads to the sign-in form, and what was typed stays', async () => {
  const { page } = await openSettings(async () => failed);
  page.changeText('name', 'Zoya');
  await page.save();
  expect([page.alert, page.fields.name]).toEqual(['No answer.', 'Zoya']);
  expect((await openSettings(async () => failed, false)).page.status).toBe('failed');
});

it('The state of the payments is told in words', async () => {
  const { page } = await openSettings(async () => failed);
  expect([page.heard, page.outside?.payments]).toEqual(['Not heard yet', undefined]);
  await page.sendTestMail();
  expect(page.announcement).toBe('A mail to ravi@shop.example is on its way');
});
