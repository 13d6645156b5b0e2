import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeChangeCart } from './ChangeCart.ts';

const { tee, cap } = BackEndFixture;

async function changing() {
  const { ports, parts, asha } = await BackEndFixture.withCart('tee');
  const before = timestamp(ports.clock.now());
  ports.clock.advance(60_000);
  const times = { before: { createdAt: before, updatedAt: before }, now: timestamp(ports.clock.now()) };
  return { ports, asha, change: makeChangeCart(parts), ...times };
}

describe('Changing the cart', () => {
  it('adds a product with the current time', async () => {
    const { asha, change, before, now } = await changing();
    const oneTee = { ...tee, quantity: 1, ...before };
    const oneCap = { ...cap, quantity: 1, createdAt: now, updatedAt: now };
    expect(await change(asha, { type: 'add', productKey: 'cap' })).toEqual([oneTee, oneCap]);
    expect(await change(asha, { type: 'add', productKey: 'tee' })).toEqual([oneTee, oneCap]);
  });

  it('refuses one product more than a cart holds, and still takes one that it has', async () => {
    const { ports, asha, change } = await changing();
    const keys = Array.from({ length: MOST_ENTRIES.cartLines }, (_, at) => `product-${at}`);
    await ports.products.import(keys.map((key, at) => ({ ...tee, key, id: 100 + at, isListed: true })));
    for (const productKey of keys.slice(1)) await change(asha, { type: 'add', productKey });
    const [first = '', second = ''] = keys;
    expect(await change(asha, { type: 'add', productKey: first })).toBe('cart-full');
    expect(await change(asha, { type: 'add', productKey: second })).toHaveLength(MOST_ENTRIES.cartLines);
    await change(asha, { type: 'remove', productKey: second });
    expect(await change(asha, { type: 'add', productKey: first })).toHaveLength(MOST_ENTRIES.cartLines);
  });
});
