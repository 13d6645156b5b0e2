import { describe, expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import { aWishlistItem } from '../../../core/domain/testing/samples.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { listContextOf } from './listContextOf.ts';
import { aListContext } from './testing/aListContext.ts';

function someParts() {
  return {
    ...{ ...aListContext(), tabs: new MemoryTabs(), changes: new MemoryChanges(), lists: new MemoryLists() },
    ...{ sessions: new MemorySession(), notifications: new MemoryToasts() },
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
