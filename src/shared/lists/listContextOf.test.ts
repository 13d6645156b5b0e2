import { describe, expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/MemoryChanges.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLists } from '../../../adapters/memory/MemoryLists.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { aWishlistItem } from '../../../core/domain/testing/samples.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { listContextOf } from './listContextOf.ts';

function someParts() {
  const clock = new MemoryClock();
  const told: string[] = [];
  return {
    clock,
    pendingWork: new PendingWork(),
    connection: new ConnectionViewModel(new ConnectionMonitor(), clock),
    tabs: new MemoryTabs(),
    sessions: new MemorySession(),
    lists: new MemoryLists(),
    changes: new MemoryChanges(),
    notifications: { success: () => undefined, error: (text: string) => void told.push(text) },
    told,
  };
}

describe('A list of the shopper', () => {
  it('is kept on the device for the session of each call, and only for that', async () => {
    const parts = someParts();
    const { kept } = listContextOf(parts, 'wishlist');
    const cap = aWishlistItem({ key: 'cap' });
    kept?.remember([cap]);
    expect(await kept?.recall()).toBeUndefined();
    parts.sessions.remember(aSession());
    kept?.remember([cap]);
    expect(await kept?.recall()).toEqual([cap]);
    expect(await parts.lists.recall(aSession(), 'wishlist')).toEqual([cap]);
    parts.sessions.remember(aSession({ token: 'of-maya' }));
    expect(await kept?.recall()).toBeUndefined();
  });

  it('keeps its changes only when it knows how to make updates of them', async () => {
    const parts = someParts();
    expect(listContextOf(parts, 'addresses')).not.toHaveProperty('changes');
    const session = aSession();
    parts.sessions.remember(session);
    const product = aWishlistItem({ key: 'cap' });
    const change = { id: 'key-1', list: 'wishlist', kind: 'add', product } as const;
    await parts.changes.remember(session, change);
    const { changes } = listContextOf(parts, 'wishlist', (of, made) => ({
      issued: { session: of, changes: [made] },
      apply: (items) => items,
      send: async () => ({ outcome: 'unreachable' }),
    }));
    expect((await changes?.recall())?.map(({ issued }) => issued)).toEqual([{ session, changes: [change] }]);
  });

  it('tells the other tabs its name, and the shopper that a change was not saved', () => {
    const parts = someParts();
    const heard: string[] = [];
    parts.tabs.anotherTab().whenNotified((list) => heard.push(list));
    const { notifyOtherTabs, notifyNotSaved } = listContextOf(parts, 'cart');
    notifyOtherTabs();
    notifyNotSaved();
    expect(heard).toEqual(['cart']);
    expect(parts.told).toEqual(['A change that waited for the connection could not be saved.']);
  });
});
