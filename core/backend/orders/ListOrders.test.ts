import { expect, it, vi } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { aCartItem, anAddress, aProduct } from '../../domain/testing/samples.ts';
import { makeListOrders } from './ListOrders.ts';

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
  await orders.add('asha', order);
  const products = [
    aProduct({ key: 'tee', image: '/tee.jpg', picture }),
    aProduct({ key: 'cap', image: '/other.jpg', picture }),
  ];
  const byKey = new Map(products.map((product) => [product.key, product]));
  const listProducts = vi.fn(async () => ({ byKey }));
  return { order, listProducts, listOrders: makeListOrders({ orders, listProducts }) };
}

it('The lines of orders have the pictures that the catalogue has of them, unless they show another one', async () => {
  const { order, listOrders } = await listing();
  const [listed] = await listOrders('asha');
  expect(listed).toStrictEqual({ ...order, orderedProducts: [{ ...tee, picture }, cap, gone] });
});

it('Without orders the catalogue is not read', async () => {
  const { listProducts, listOrders } = await listing();
  expect(await listOrders('meher')).toEqual([]);
  expect(listProducts).not.toHaveBeenCalled();
});
