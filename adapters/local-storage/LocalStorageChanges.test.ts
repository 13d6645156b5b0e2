import { describe, expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { WaitingChange } from '../../core/storefront/ports/device/WaitingChange.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { LocalStorageChanges } from './LocalStorageChanges.ts';
import { LocalStorageSession } from './LocalStorageSession.ts';
import { CHANGES_KEY } from './shopperKeys.ts';
import { Device } from './testing/Device.ts';

const product = aProduct({ key: 'tee' });
const more = (id: string): WaitingChange => ({ id, list: 'cart', kind: 'increment', product, quantity: 2 });
const wish: WaitingChange = { id: 'wish', list: 'wishlist', kind: 'add', product, before: 'cap' };

function aDevice(session = aSession()) {
  const { storage, events } = new Device().openTab();
  const sessions = new LocalStorageSession(storage, events);
  sessions.remember(session);
  return { storage: storage(), sessions, session, changes: new LocalStorageChanges(storage) };
}

describe('Changes that wait in local storage', () => {
  it('are recalled in their order, until they are removed', async () => {
    const { changes, session, storage } = aDevice();
    for (const change of [more('1'), wish, more('2')]) expect(await changes.remember(session, change)).toBe(true);
    expect(await changes.recall(session)).toEqual([more('1'), wish, more('2')]);
    await changes.remove(session, '1');
    await changes.remove(session, 'unknown');
    expect(await changes.recall(session)).toEqual([wish, more('2')]);
    await changes.remove(session, 'wish');
    await changes.remove(session, '2');
    expect(storage.getItem(CHANGES_KEY)).toBeNull();
  });

  it('are not recalled for another session, which removes them', async () => {
    const { changes, session, sessions, storage } = aDevice();
    await changes.remember(session, more('1'));
    const other = aSession({ token: 'of-maya', email: 'maya@example.com' });
    expect(await changes.recall(other)).toEqual([]);
    expect(await changes.recall(session)).toEqual([more('1')]);
    sessions.remember(other);
    expect(await changes.remember(session, more('2'))).toBe(false);
    await changes.remove(other, '1');
    expect(await changes.recall(session)).toEqual([more('1')]);
    expect(await changes.recall(other)).toEqual([]);
    expect(storage.getItem(CHANGES_KEY)).toBeNull();
  });

  it('are gone with their session', async () => {
    const { changes, session, sessions, storage } = aDevice();
    await changes.remember(session, more('1'));
    sessions.forget(session);
    expect(storage.getItem(CHANGES_KEY)).toBeNull();
  });

  it('are at most a hundred, of a limited length', async () => {
    const { changes, session } = aDevice();
    for (let id = 1; id <= 100; id += 1) await changes.remember(session, more(`${id}`));
    expect(await changes.remember(session, more('101'))).toBe(false);
    expect(await changes.recall(session)).toHaveLength(100);
    for (let id = 1; id <= 100; id += 1) await changes.remove(session, `${id}`);
    const long = { ...more('1'), product: { ...product, description: 'x'.repeat(500_000) } };
    expect(await changes.remember(session, long)).toBe(false);
    expect(await changes.recall(session)).toEqual([]);
  });

  it('are not stored when they could not be read again', async () => {
    const { changes, session } = aDevice();
    const long = { ...more('1'), product: { ...product, description: 'x'.repeat(TEXT_LIMITS.productText + 1) } };
    expect(await changes.remember(session, long)).toBe(false);
    expect(await changes.recall(session)).toEqual([]);
  });

  it.each([
    '',
    '{',
    '[null]',
    '{"version":2,"token":"t","changes":[]}',
    '{"version":1,"token":"t","changes":[{"id":"1","list":"cart","kind":"clear","quantity":1}]}',
  ])('that are damaged count as missing: %s', async (text) => {
    const { changes, storage, session } = aDevice(aSession({ token: 't' }));
    storage.setItem(CHANGES_KEY, text);
    expect(await changes.recall(session)).toEqual([]);
    expect(await changes.remember(session, more('1'))).toBe(true);
    expect(await changes.recall(session)).toEqual([more('1')]);
  });
});
