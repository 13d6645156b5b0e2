import { describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../core/domain/orders/CheckoutAttempt.ts';
import { anAddress, aProduct } from '../../core/domain/testing/samples.ts';
import { anAttempt, paid } from '../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { LocalStorageLists } from './LocalStorageLists.ts';
import { LocalStorageSession } from './LocalStorageSession.ts';
import { LISTS_KEY } from './shopperKeys.ts';
import { Device } from './testing/Device.ts';

const STAMPS = { createdAt: '2026-03-01T09:30:00+00:00', updatedAt: '2026-03-01T09:30:00+00:00' };
const wish = { ...aProduct({ key: 'tee' }), ...STAMPS };
const line = { ...wish, quantity: 2 };

function aDevice(session = aSession()) {
  const { storage, events } = new Device().openTab();
  const sessions = new LocalStorageSession(storage, events);
  sessions.remember(session);
  return { storage: storage(), sessions, session, lists: new LocalStorageLists(storage) };
}

describe('Lists in local storage', () => {
  it('are recalled as they were remembered, one by one', async () => {
    const { lists, session } = aDevice();
    await lists.remember(session, 'cart', [line]);
    await lists.remember(session, 'wishlist', [wish]);
    await lists.remember(session, 'addresses', [anAddress()]);
    await lists.remember(session, 'cart', []);
    expect(await lists.recall(session, 'cart')).toEqual([]);
    expect(await lists.recall(session, 'wishlist')).toEqual([wish]);
    expect(await lists.recall(session, 'addresses')).toEqual([anAddress()]);
    expect(await lists.recall(session, 'orders')).toBeUndefined();
  });

  it('recall the number and the state of an order, which orders on a device lack', async () => {
    const { lists, session } = aDevice();
    const onDevice = orderOf(paid(anAttempt()));
    const order = { ...onDevice, orderId: 'order-2', number: 'CR-7G2KX9QD', status: 'packed' } as const;
    await lists.remember(session, 'orders', [onDevice, order]);
    expect(await lists.recall(session, 'orders')).toEqual([onDevice, order]);
  });

  it('are not recalled for another session, and are replaced by its own', async () => {
    const { lists, session, sessions } = aDevice();
    await lists.remember(session, 'cart', [line]);
    const other = aSession({ token: 'of-maya', email: 'maya@example.com' });
    expect(await lists.recall(other, 'cart')).toBeUndefined();
    sessions.remember(other);
    await lists.remember(other, 'wishlist', [wish]);
    expect(await lists.recall(session, 'cart')).toBeUndefined();
    expect(await lists.recall(other, 'cart')).toBeUndefined();
  });

  it('are not stored once their session has ended', async () => {
    const { lists, session, sessions, storage } = aDevice();
    sessions.forget(session);
    await lists.remember(session, 'cart', [line]);
    expect(storage.getItem(LISTS_KEY)).toBeNull();
  });

  it('are gone with their session', async () => {
    const { lists, session, sessions, storage } = aDevice();
    await lists.remember(session, 'cart', [line]);
    sessions.forget(session);
    expect(storage.getItem(LISTS_KEY)).toBeNull();
  });

  it('that are too large are not stored, and neither are those before them; other lists stay', async () => {
    const { lists, session } = aDevice();
    await lists.remember(session, 'wishlist', [wish]);
    await lists.remember(session, 'cart', [line]);
    await lists.remember(session, 'cart', [{ ...line, description: 'x'.repeat(1_000_000) }]);
    expect(await lists.recall(session, 'cart')).toBeUndefined();
    expect(await lists.recall(session, 'wishlist')).toEqual([wish]);
  });

  it('are removed when nothing can be written', async () => {
    const { lists, session, storage } = aDevice();
    await lists.remember(session, 'cart', [line]);
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await lists.remember(session, 'cart', []);
    expect(storage.getItem(LISTS_KEY)).toBeNull();
  });

  it.each([
    '',
    '{',
    '[null]',
    '{"version":2,"token":"t","lists":{}}',
    '{"version":1,"token":"t","lists":{"cart":[{}]}}',
  ])('that are damaged count as missing: %s', async (text) => {
    const { lists, storage, session } = aDevice(aSession({ token: 't' }));
    storage.setItem(LISTS_KEY, text);
    expect(await lists.recall(session, 'cart')).toBeUndefined();
    await lists.remember(session, 'cart', [line]);
    expect(await lists.recall(session, 'cart')).toEqual([line]);
  });
});
