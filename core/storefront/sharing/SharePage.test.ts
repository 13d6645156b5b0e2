import { expect, it } from 'vitest';
import { MemorySharing } from '../../../adapters/memory/MemorySharing.ts';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { makeSharePage } from './SharePage.ts';

const page = { title: 'Sun Cap', path: '/product-details/3' };

function sharing() {
  const shop = new MemoryShop();
  const device = new MemorySharing();
  return { shop, device, sharePage: makeSharePage({ ...shop.ports, sharing: device }) };
}

it('A page is passed on by the ways of the device, without a word of the shop', async () => {
  const { shop, device, sharePage } = sharing();
  device.hasWays = true;
  await sharePage(page);
  expect(device.shared).toEqual([page]);
  expect(shop.calls).toEqual([]);
});

it('The shopper is told when the link was copied', async () => {
  const { shop, sharePage } = sharing();
  await sharePage(page);
  expect(shop.calls).toEqual(['toast.success(Link copied)']);
});

it('The shopper is told when the link cannot be copied', async () => {
  const { shop, device, sharePage } = sharing();
  device.failWith(new Error('denied'));
  await sharePage(page);
  expect(shop.calls).toEqual([
    'log.error(A page could not be shared)',
    'toast.error(The link could not be copied. It is in the address bar.)',
  ]);
});
