import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { makeLoadAddresses } from './LoadAddresses.ts';

it('The address book is loaded from the back-end without a message', async () => {
  const shop = new MemoryShop();
  const stored = await shop.ports.addresses.add(shop.logIn(), anAddress());
  expect(await makeLoadAddresses(shop.ports)()).toEqual({ outcome: 'unchanged', items: stored });
  expect(shop.calls).toEqual(['addresses.add(token-1, home)', 'addresses.addresses(token-1)']);
});

it('A failure to load the address book is logged [spec 8.list-failures]', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  shop.backEnd.fail('addresses');
  expect(await makeLoadAddresses(shop.ports)()).toEqual({ outcome: 'unreachable' });
  expect(shop.calls).toEqual(['addresses.addresses(token-1)', 'log.error(A call to the shop failed)']);
});

it('An address book that arrives after another shopper has logged in is not returned', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  const release = shop.backEnd.hold('addresses');
  const loading = makeLoadAddresses(shop.ports)();
  shop.logIn('bala@example.com', 'Bala');
  release();
  expect(await loading).toEqual({ outcome: 'session-ended' });
});

it('Without a session nothing is sent', async () => {
  const shop = new MemoryShop();
  expect(await makeLoadAddresses(shop.ports)()).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([]);
});
