import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { type CartCommand, makeChangeCart } from './ChangeCart.ts';

const { tee, cap } = BackEndFixture;

async function changing() {
  const { ports, claims } = await BackEndFixture.withCart('tee');
  const before = timestamp(ports.clock.now());
  ports.clock.advance(60_000);
  const times = { before: { createdAt: before, updatedAt: before }, now: timestamp(ports.clock.now()) };
  return { ports, claims, change: makeChangeCart(ports), ...times };
}

describe('Changing the cart', () => {
  it('adds a product with the current time', async () => {
    const { claims, change, before, now } = await changing();
    const oneTee = { ...tee, quantity: 1, ...before };
    const oneCap = { ...cap, quantity: 1, createdAt: now, updatedAt: now };
    expect(await change(claims, { type: 'add', productKey: 'cap' })).toEqual([oneTee, oneCap]);
    expect(await change(claims, { type: 'add', productKey: 'tee' })).toEqual([oneTee, oneCap]);
  });

  it('increments and decrements a quantity', async () => {
    const { claims, change, before, now } = await changing();
    const increment = { type: 'increment', productKey: 'tee' } as const;
    expect(await change(claims, increment)).toEqual([{ ...tee, ...before, quantity: 2, updatedAt: now }]);
    expect(await change(claims, increment)).toMatchObject([{ quantity: 3 }]);
    expect(await change(claims, { type: 'decrement', productKey: 'tee' })).toMatchObject([{ quantity: 2 }]);
  });

  it('removes one line or all', async () => {
    const { claims, change } = await changing();
    await change(claims, { type: 'add', productKey: 'cap' });
    expect(await change(claims, { type: 'remove', productKey: 'tee' })).toMatchObject([{ key: 'cap' }]);
    expect(await change(claims, { type: 'clear' })).toEqual([]);
  });

  it('refuses an unknown product', async () => {
    const { claims, change } = await changing();
    expect(await change(claims, { type: 'add', productKey: 'unknown' })).toBe('unknown-product');
  });

  const types = ['add', 'increment', 'decrement', 'remove', 'clear'] as const;
  it.each(types)('refuses to %s for a token that was ended', async (type) => {
    const { ports, claims, change } = await changing();
    await ports.shoppers.endTokens(claims);
    const command: CartCommand = { type, productKey: 'tee' };
    expect(await change(claims, command)).toBe('token-invalid');
  });
});
