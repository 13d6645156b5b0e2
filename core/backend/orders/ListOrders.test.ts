import { expect, it, vi } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { aCartItem, anAddress, aProduct } from '../../domain/testing/samples.ts';
import { makeListOrders, makePresentOrder } from './ListOrders.ts';

const picture = {
  ...{ files: '/pictures/products/1', widths: [400], formats: ['avif'], width: 400, height: 500 },
  placeholder: 'data:,',
};
const [tee, cap, gone] = ['tee', 'cap', 'gone'].map((key) => aCartItem({ key, image: `/${key}.jpg` })) as [
  CartItem,
  CartItem,
  CartItem,
];

async function listing() {
  const { orders } = new MemoryBackEndPorts();
  const order = {
    ...{ orderId: 'order-1', paymentId: 'pay_1', amountPaid: 99_800, orderedProducts: [tee, cap, gone] },
    ...{ deliveryAddress: anAddress(), paidAt: '2026-03-01T09:30:00+00:00' },
  };
  const life = { shopperId: 'asha', number: 'CR-00000001', standing: 'placed' } as const;
  await orders.add({ ...order, ...life });
  const products = [
    aProduct({ key: 'tee', image: '/tee.jpg', picture }),
    aProduct({ key: 'cap', image: '/other.jpg', picture }),
  ];
  const byKey = new Map(products.map((product) => [product.key, product]));
  const findProducts = vi.fn(async () => byKey);
  return { order, findProducts, listOrders: makeListOrders({ orders, presentOrder: makePresentOrder(findProducts) }) };
}

it('The lines of orders have the pictures that the catalogue has of them, unless they show another one', async () => {
  const { order, listOrders } = await listing();
  const { orders } = await listOrders('asha');
  const life = { number: 'CR-00000001', status: 'placed' };
  expect(orders).toStrictEqual([{ ...order, ...life, orderedProducts: [{ ...tee, picture }, cap, gone] }]);
});

it('Without orders the catalogue is not read', async () => {
  const { findProducts, listOrders } = await listing();
  expect(await listOrders('meher')).toEqual({ orders: [] });
  expect(findProducts).not.toHaveBeenCalled();
});

it('Orders come in pages of 20, the newest first', async () => {
  const { orders } = new MemoryBackEndPorts();
  const rest = {
    amountPaid: 100,
    orderedProducts: [],
    deliveryAddress: anAddress(),
    paidAt: '2026-03-01T09:30:00+00:00',
  };
  for (let at = 1; at <= 41; at += 1) {
    const ids = { orderId: `order-${at}`, paymentId: `pay_${at}`, number: `CR-${at}` };
    await orders.add({ ...ids, ...rest, shopperId: 'asha', standing: 'placed' });
  }
  const listOrders = makeListOrders({ orders, presentOrder: makePresentOrder(async () => new Map()) });
  const first = await listOrders('asha');
  expect(first.orders.map(({ orderId }) => orderId)).toEqual(Array.from({ length: 20 }, (_, at) => `order-${41 - at}`));
  expect(first.next).toBe('CR-22');
  const second = await listOrders('asha', first.next);
  expect(second.orders[0]?.orderId).toBe('order-21');
  expect(await listOrders('asha', second.next)).toMatchObject({ orders: [{ orderId: 'order-1' }] });
  expect((await listOrders('asha', second.next)).next).toBeUndefined();
});
