import { describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { dummyAddress } from '../../domain/addresses/dummyAddress.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeChangeAddresses } from './ChangeAddresses.ts';

const { home } = BackEndFixture;

async function changing() {
  const { ports, asha } = await BackEndFixture.withCart();
  ports.clock.advance(60_000);
  return { ports, asha, change: makeChangeAddresses(ports), now: timestamp(ports.clock.now()) };
}

describe('Changing the addresses', () => {
  it('does not take the key and the times of an address from its details', async () => {
    const { asha, change, now } = await changing();
    const details = { ...dummyAddress, key: 'home', createdAt: 'long ago', updatedAt: 'long ago' };
    const added = { ...dummyAddress, key: 'order-1', createdAt: now, updatedAt: now };
    expect(await change(asha, { type: 'add', details })).toEqual([home, added]);
  });

  it.each(['add', 'update'] as const)('refuses to %s an invalid address, with a text for each field', async (type) => {
    const { ports, asha, change } = await changing();
    const details = { ...dummyAddress, city: ' ', phone: '1234567' };
    const invalid = ['City is required', 'Phone must be at least 8 characters'];
    expect(await change(asha, { type, addressKey: 'home', details })).toEqual({ invalid });
    expect(await ports.addresses.addresses(asha)).toEqual([home]);
  });

  it('refuses one address more than an address book holds, and still updates one', async () => {
    const { asha, change } = await changing();
    for (let count = 1; count < MOST_ENTRIES.addresses; count += 1) await change(asha, { type: 'add', details: home });
    expect(await change(asha, { type: 'add', details: dummyAddress })).toBe('address-book-full');
    const updated = await change(asha, { type: 'update', addressKey: 'home', details: dummyAddress });
    expect(updated).toHaveLength(MOST_ENTRIES.addresses);
    await change(asha, { type: 'remove', addressKey: 'home' });
    expect(await change(asha, { type: 'add', details: dummyAddress })).toHaveLength(MOST_ENTRIES.addresses);
  });
});
