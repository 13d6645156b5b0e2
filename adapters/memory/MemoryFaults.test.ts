import { describe, expect, it } from 'vitest';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { MemoryFaults } from './MemoryFaults.ts';

describe('The faults of the in-memory back-end', () => {
  it('make one area fail without effect until it is healed', async () => {
    const faults = new MemoryFaults();
    let worked = 0;
    const work = () => {
      worked += 1;
      return worked;
    };
    faults.fail('cart', new BackEndFailure('closed'));
    await expect(faults.perform('cart', work)).rejects.toThrow('closed');
    expect(await faults.perform('wishlist', work)).toBe(1);
    faults.heal('cart');
    expect(await faults.perform('cart', work)).toBe(2);
  });

  it('lose the response of one call, which is processed', async () => {
    const faults = new MemoryFaults();
    let worked = 0;
    const work = () => {
      worked += 1;
      return worked;
    };
    faults.loseAnswer('cart');
    expect(await faults.perform('wishlist', work)).toBe(1);
    await expect(faults.perform('cart', work)).rejects.toThrow('Network Error');
    expect(faults.connection.isOnline()).toBe(false);
    expect(await faults.perform('cart', work)).toBe(3);
  });

  it('are removed from all areas by one call of heal', async () => {
    const faults = new MemoryFaults();
    faults.fail('cart');
    faults.fail('addresses');
    await expect(faults.perform('addresses', () => 1)).rejects.toThrow('Network Error');
    faults.heal();
    expect([await faults.perform('cart', () => 1), await faults.perform('addresses', () => 2)]).toEqual([1, 2]);
  });

  it('delay one response each, so that responses arrive out of order', async () => {
    const faults = new MemoryFaults();
    const events: string[] = [];
    const call = (name: string) =>
      faults.perform('cart', () => events.push(`${name} worked`)).then(() => events.push(`${name} arrived`));
    const release = faults.hold('cart');
    const late = call('first');
    await call('second');
    release();
    await late;
    expect(events).toEqual(['first worked', 'second worked', 'second arrived', 'first arrived']);
  });

  it('delay a failure', async () => {
    const faults = new MemoryFaults();
    faults.fail('cart');
    const release = faults.hold('cart');
    const late = expect(faults.perform('cart', () => 1)).rejects.toThrow('Network Error');
    faults.heal();
    release();
    await late;
  });
});
