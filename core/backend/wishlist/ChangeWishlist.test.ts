import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeChangeWishlist } from './ChangeWishlist.ts';

async function changing() {
  const { ports, parts, asha } = await BackEndFixture.withCart();
  const now = timestamp(ports.clock.now());
  return { ports, asha, change: makeChangeWishlist(parts), times: { createdAt: now, updatedAt: now } };
}

describe('Changing the wishlist', () => {
  it('refuses one product more than a wishlist holds, and still takes one that it has', async () => {
    const { ports, asha, change, times } = await changing();
    for (let at = 1; at < MOST_ENTRIES.wishes; at += 1)
      await ports.wishlists.add(asha, { key: `gone-${at}`, ...times });
    expect(await change(asha, { type: 'add', productKey: 'tee' })).toMatchObject([{ key: 'tee' }]);
    expect(await change(asha, { type: 'add', productKey: 'cap' })).toBe('wishlist-full');
    expect(await change(asha, { type: 'add', productKey: 'tee' })).toMatchObject([{ key: 'tee' }]);
  });
});
