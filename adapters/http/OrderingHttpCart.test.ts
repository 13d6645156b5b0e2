import { expect, it } from 'vitest';
import { aCartItem } from '../../core/domain/testing/samples.ts';
import { toWireCartItem } from '../wire/wireCartItem.ts';
import { OrderingHttpCart } from './OrderingHttpCart.ts';
import { apiAnswering, json, SESSION } from './testing/apiAnswering.ts';

it('only loads the cart after an order, because the back-end has removed what was ordered', async () => {
  const left = aCartItem({ quantity: 2 });
  const { api, sent } = apiAnswering(json(200, { cart: [toWireCartItem(left)] }));
  expect(await new OrderingHttpCart(api).removeOrdered(SESSION)).toEqual([left]);
  expect(sent.map(({ url, init }) => `${init?.method} ${url}`)).toEqual(['GET /api/user/cart']);
});
