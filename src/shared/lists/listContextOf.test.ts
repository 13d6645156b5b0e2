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
});
