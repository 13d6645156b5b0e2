import { describe, expect, it } from 'vitest';
import { LocalStorageChanges } from '../../adapters/local-storage/LocalStorageChanges.ts';
import { LocalStorageCheckouts } from '../../adapters/local-storage/LocalStorageCheckouts.ts';
import { LocalStorageLists } from '../../adapters/local-storage/LocalStorageLists.ts';
import { LocalStorageOrders } from '../../adapters/local-storage/LocalStorageOrders.ts';
import { LocalStorageSession } from '../../adapters/local-storage/LocalStorageSession.ts';
import { LocalStorageViewedProducts } from '../../adapters/local-storage/LocalStorageViewedProducts.ts';
import { SessionStoragePendingAction } from '../../adapters/local-storage/SessionStoragePendingAction.ts';
import { deviceWith } from '../../adapters/local-storage/testing/sessions.ts';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { orderOf } from '../../core/domain/orders/CheckoutAttempt.ts';
import { ScrollPositions } from '../../src/shared/navigation/ScrollPositions.ts';
import { type DeviceRecord, editions, FILES, filesOf, readRecord } from './editions.ts';
import { expectedOf } from './expected.ts';

it.each(editions)('The edition %s has a file of each kind and no other', (edition) => {
  expect(filesOf(edition)).toEqual(Object.keys(FILES).sort());
});

describe.each(editions)('A device of the edition %s', (edition) => {
  const { shop, devices } = expectedOf(edition);
  const { localStorage, sessionStorage }: DeviceRecord = JSON.parse(readRecord(edition, 'device.json'));
  const { storage, events } = deviceWith({ ...localStorage }).openTab();
  const ofTab = deviceWith({ ...sessionStorage }).openTab().storage;

  it('stores nothing that these tests do not read', () => {
    const session = ['token', 'firstName', 'lastName', 'email', 'isAuth'];
    const keys = [...session, 'lists', 'waiting-changes', 'checkouts', 'viewedProducts'];
    expect(Object.keys(localStorage)).toEqual(keys);
    expect(Object.keys(sessionStorage)).toEqual(['pendingAction', 'creator-row-places']);
  });

  it('is logged in', () => {
    expect(new LocalStorageSession(storage, events).current()).toEqual(devices.session);
  });

  it.each(['cart', 'wishlist', 'addresses', 'orders'] as const)('has kept the %s', async (name) => {
    expect(await new LocalStorageLists(storage).recall(devices.session, name)).toEqual(devices.lists[name]);
  });

  it('has changes that wait for the connection', async () => {
    expect(await new LocalStorageChanges(storage).recall(devices.session)).toEqual(devices.changes);
  });

  it('has unfinished checkouts', async () => {
    expect(await new LocalStorageCheckouts(storage).unfinished(shop.shoppers.asha.email)).toEqual(devices.attempts);
  });

  it('has viewed products, a pending action and scroll positions', () => {
    expect(new LocalStorageViewedProducts(storage).keys()).toEqual(devices.viewedProducts);
    expect(new SessionStoragePendingAction(ofTab).current()).toEqual(devices.pendingAction);
    const positions = new ScrollPositions(ofTab);
    for (const [key, position] of Object.entries(devices.positions))
      expect(positions.find(key, position.path)).toEqual(position);
  });
});

describe.each(editions)('A device on the mock of the edition %s', (edition) => {
  const { shop, devices } = expectedOf(edition);
  const { localStorage }: DeviceRecord = JSON.parse(readRecord(edition, 'device-of-mock.json'));
  const { storage } = deviceWith({ ...localStorage }).openTab();
  const { email } = shop.shoppers.asha;

  it('has orders', async () => {
    const orders = await new LocalStorageOrders(storage).orders(devices.session);
    expect(orders).toEqual(devices.attemptsOfMock.map(orderOf));
  });

  it('has a paid checkout without an order of the provider', async () => {
    expect(await new LocalStorageCheckouts(storage).unfinished(email)).toEqual([devices.unrecordedOfMock]);
  });

  it('has a shopper with a cart, a wishlist and an address', async () => {
    const { fetch } = createMockBackEnd({ mode: 'development', delay: 0, storage: storage() });
    const call = async (path: string, init: RequestInit) => (await fetch(`/api${path}`, init)).json();
    const body = JSON.stringify({ email, password: shop.PASSWORD });
    const { foundUser, encodedToken } = await call('/auth/login', { method: 'POST', body });
    expect(foundUser).toMatchObject({ email, firstName: 'Asha', lastName: 'Rao' });
    const [tee, skirt, jacket] = shop.products.map(({ key }) => key);
    const headers = { authorization: encodedToken };
    const { cart } = await call('/user/cart', { headers });
    expect(cart).toMatchObject([
      { _id: tee, qty: 2 },
      { _id: skirt, qty: 1 },
    ]);
    expect(await call('/user/wishlist', { headers })).toMatchObject({ wishlist: [{ _id: jacket }] });
    const { key: _, createdAt: __, updatedAt: ___, ...fields } = shop.ashasOffice;
    expect(await call('/user/address', { headers })).toMatchObject({ addressList: [fields] });
  });
});
