import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeChangeWishlist } from './ChangeWishlist.ts';

const { tee } = BackEndFixture;

async function changing() {
  const { ports, claims } = await BackEndFixture.withCart();
  const now = timestamp(ports.clock.now());
  return { ports, claims, change: makeChangeWishlist(ports), times: { createdAt: now, updatedAt: now } };
}

describe('Changing the wishlist', () => {
  it('adds a product with the current time', async () => {
    const { claims, change, times } = await changing();
    expect(await change(claims, { type: 'add', productKey: 'tee' })).toEqual([{ ...tee, ...times }]);
  });

  it('removes a product', async () => {
    const { claims, change } = await changing();
    await change(claims, { type: 'add', productKey: 'tee' });
    await change(claims, { type: 'add', productKey: 'cap' });
    expect(await change(claims, { type: 'remove', productKey: 'tee' })).toMatchObject([{ key: 'cap' }]);
  });

  it('refuses an unknown product and a token that was ended', async () => {
    const { ports, claims, change } = await changing();
    expect(await change(claims, { type: 'add', productKey: 'unknown' })).toBe('unknown-product');
    await ports.shoppers.endTokens(claims);
    expect(await change(claims, { type: 'add', productKey: 'tee' })).toBe('token-invalid');
    expect(await change(claims, { type: 'remove', productKey: 'tee' })).toBe('token-invalid');
  });
});
