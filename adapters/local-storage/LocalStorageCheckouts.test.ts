import { describe, expect, it } from 'vitest';
import { paidAttempt, unpaidAttempt } from '../../tests/contracts/device/checkoutsContract.ts';
import { LocalStorageCheckouts } from './LocalStorageCheckouts.ts';
import { Device } from './testing/Device.ts';

const ASHA = 'asha@example.com';
const KEY = 'checkouts';

function deviceHolding(text: string) {
  const device = new Device();
  device.texts.set(KEY, text);
  return { device, checkouts: new LocalStorageCheckouts(device.openTab().storage) };
}

function documentOf(...attempts: unknown[]): string {
  return JSON.stringify({ version: 1, attempts });
}

describe('Unfinished checkouts in local storage', () => {
  it('are stored under one key with a version, which is removed with the last attempt', async () => {
    const device = new Device();
    const checkouts = new LocalStorageCheckouts(device.openTab().storage);
    await checkouts.remember(paidAttempt('order-1'));
    expect([...device.texts]).toEqual([[KEY, documentOf(paidAttempt('order-1'))]]);
    await checkouts.forget('order-1');
    expect(device.texts.size).toBe(0);
  });

  it.each([
    ['no JSON', '{"version":1,"attempts":['],
    ['another shape', '[]'],
    ['a number', '7'],
    ['another version', documentOf(paidAttempt('order-1')).replace('1', '2')],
    ['an empty text', ''],
    ['a long text of another program', 'x'.repeat(2_000_000)],
  ])('are empty when the text is %s, and the next attempt is stored', async (_what, text) => {
    const { device, checkouts } = deviceHolding(text);
    expect(await checkouts.unfinished(ASHA)).toEqual([]);
    await checkouts.forget('order-1');
    await checkouts.remember(paidAttempt('order-2'));
    expect(device.texts.get(KEY)).toBe(documentOf(paidAttempt('order-2')));
  });

  it.each([
    ['nothing', null],
    ['a payment without an id', { ...paidAttempt('order-1'), payment: { paymentId: '', paidAt: 'now' } }],
    [
      'an amount below zero',
      { ...unpaidAttempt('order-1'), draft: { ...unpaidAttempt('order-1').draft, cartItemsTotal: -1 } },
    ],
    ['lines of another shape', { ...paidAttempt('order-1'), lines: [{ name: 'Low Tide Tee' }] }],
    ['an order of the provider without a key', { ...paidAttempt('order-1'), providerOrder: { orderId: 'order_9' } }],
    ['no e-mail', { ...paidAttempt('order-1'), email: undefined }],
  ])('are ignored one by one when one is %s', async (_what, unreadable) => {
    const { checkouts } = deviceHolding(documentOf(unreadable, paidAttempt('order-2')));
    expect(await checkouts.unfinished(ASHA)).toEqual([paidAttempt('order-2')]);
  });
});

describe('When nothing can be stored', () => {
  it.each(['blocked', 'full'] as const)(
    'remember rejects when storage is %s, and does not change the stored attempts',
    async (trouble) => {
      const { device, checkouts } = deviceHolding(documentOf(paidAttempt('order-1')));
      device.trouble = trouble;
      await expect(checkouts.remember(paidAttempt('order-2'))).rejects.toThrow('could not be written');
      expect(device.texts.get(KEY)).toBe(documentOf(paidAttempt('order-1')));
    },
  );

  it('remember rejects an attempt that is too large for the storage, and stores the next one', async () => {
    const { device, checkouts } = deviceHolding(documentOf(paidAttempt('order-1')));
    device.quota = 4_000;
    const lines = Array.from({ length: 50 }, () => paidAttempt('order-2').lines).flat();
    await expect(checkouts.remember({ ...paidAttempt('order-2'), lines })).rejects.toThrow('could not be written');
    await checkouts.remember(paidAttempt('order-3'));
    const { storage } = device.openTab();
    const stored = [paidAttempt('order-1'), paidAttempt('order-3')];
    expect(await new LocalStorageCheckouts(storage).unfinished(ASHA)).toEqual(stored);
  });

  it('the attempt stays unfinished until it is forgotten, stored, or the page is closed', async () => {
    const { device, checkouts } = deviceHolding(documentOf(unpaidAttempt('order-1')));
    device.trouble = 'full';
    for (const orderId of ['order-1', 'order-2']) {
      await expect(checkouts.remember(paidAttempt(orderId))).rejects.toThrow('could not be written');
    }
    await expect(checkouts.remember(paidAttempt('order-3', 'ravi@example.com'))).rejects.toThrow();
    expect(await checkouts.unfinished(ASHA)).toEqual([paidAttempt('order-1'), paidAttempt('order-2')]);
    expect(await new LocalStorageCheckouts(device.openTab().storage).unfinished(ASHA)).toEqual([
      unpaidAttempt('order-1'),
    ]);
    await checkouts.forget('order-1');
    device.trouble = 'none';
    await checkouts.remember(paidAttempt('order-2'));
    expect(await checkouts.unfinished(ASHA)).toEqual([paidAttempt('order-2')]);
  });

  it('unfinished resolves with an empty list when storage is blocked', async () => {
    const { device, checkouts } = deviceHolding(documentOf(paidAttempt('order-1')));
    device.trouble = 'blocked';
    expect(await checkouts.unfinished(ASHA)).toEqual([]);
  });

  it.each(['blocked', 'full'] as const)(
    'forget resolves when storage is %s, and the attempt stays stored',
    async (trouble) => {
      const { device, checkouts } = deviceHolding(documentOf(paidAttempt('order-1'), paidAttempt('order-2')));
      device.trouble = trouble;
      await expect(checkouts.forget('order-1')).resolves.toBeUndefined();
      device.trouble = 'none';
      expect(await checkouts.unfinished(ASHA)).toEqual([paidAttempt('order-1'), paidAttempt('order-2')]);
    },
  );
});
