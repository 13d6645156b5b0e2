import { LocalStorageChanges } from '../../../adapters/local-storage/LocalStorageChanges.ts';
import { LocalStorageCheckouts } from '../../../adapters/local-storage/LocalStorageCheckouts.ts';
import { LocalStorageLists } from '../../../adapters/local-storage/LocalStorageLists.ts';
import { LocalStorageOrders } from '../../../adapters/local-storage/LocalStorageOrders.ts';
import { LocalStorageSession } from '../../../adapters/local-storage/LocalStorageSession.ts';
import { LocalStorageViewedProducts } from '../../../adapters/local-storage/LocalStorageViewedProducts.ts';
import { SessionStoragePendingAction } from '../../../adapters/local-storage/SessionStoragePendingAction.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { createMockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';
import { ScrollPositions } from '../../../src/shared/navigation/ScrollPositions.ts';
import type { DeviceRecord } from '../editions.ts';
import * as samples from './sampleDevices.ts';
import * as shop from './sampleShop.ts';

/** Returns what a browser stores for the shop on the real back-end. */
export async function recordDevice(): Promise<DeviceRecord> {
  const [local, tab] = [new Device(), new Device()];
  const { storage, events } = local.openTab();
  const { session } = samples;
  new LocalStorageSession(storage, events).remember(session);
  const lists = new LocalStorageLists(storage);
  for (const name of ['cart', 'wishlist', 'addresses', 'orders'] as const)
    await lists.remember(session, name, samples.lists[name]);
  const changes = new LocalStorageChanges(storage);
  for (const change of samples.changes) await changes.remember(session, change);
  const checkouts = new LocalStorageCheckouts(storage);
  for (const attempt of samples.attempts) await checkouts.remember(attempt);
  new LocalStorageViewedProducts(storage).remember(samples.viewedProducts);
  const sessionStorage = tab.openTab().storage;
  new SessionStoragePendingAction(sessionStorage).remember(samples.pendingAction);
  const positions = new ScrollPositions(sessionStorage);
  for (const [key, position] of Object.entries(samples.positions)) positions.save(key, position);
  positions.keep();
  return { localStorage: Object.fromEntries(local.texts), sessionStorage: Object.fromEntries(tab.texts) };
}

/** Returns what a browser stores for the shop on the mock back-end. */
export async function recordDeviceOfMock(): Promise<DeviceRecord> {
  const local = new Device();
  const { storage, events } = local.openTab();
  await callMock(storage());
  new LocalStorageSession(storage, events).remember(samples.session);
  const orders = new LocalStorageOrders(storage);
  for (const attempt of samples.attemptsOfMock) await orders.record(samples.session, attempt);
  await new LocalStorageCheckouts(storage).remember(samples.unrecordedOfMock);
  return { localStorage: Object.fromEntries(local.texts), sessionStorage: {} };
}

async function callMock(storage: Storage): Promise<void> {
  let ids = 0;
  const generateId = () => {
    ids += 1;
    return `id-of-mock-${ids}`;
  };
  const now = () => Date.parse(shop.minute(1));
  const { fetch } = createMockBackEnd({ mode: 'development', delay: 0, storage, now, generateId });
  const call = async (method: string, path: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })).json();
  };
  const { email, firstName, lastName } = shop.shoppers.asha;
  const { encodedToken } = await call('POST', '/auth/signup', { email, password: shop.PASSWORD, firstName, lastName });
  const [tee, skirt, jacket] = shop.products.map(({ key }) => ({ product: { _id: key } }));
  for (const product of [tee, skirt]) await call('POST', '/user/cart', product ?? {}, encodedToken);
  await call('POST', `/user/cart/${tee?.product._id}`, { action: { type: 'increment' } }, encodedToken);
  await call('POST', '/user/wishlist', jacket ?? {}, encodedToken);
  const { name, street, city, state, country, pincode, phone } = shop.ashasOffice;
  await call(
    'POST',
    '/user/address',
    { address: { name, street, city, state, country, pincode, phone } },
    encodedToken,
  );
}
