import { expect, it } from 'vitest';
import { orderIdIn } from './orderIdIn.ts';
import { paths } from './paths.ts';

it.each([
  [paths.order('checkout-1'), 'checkout-1'],
  ['/profile/orders/a%20b?x#y', 'a b'],
  ['/profile/orders/%E0', '%E0'],
  [paths.orders, undefined],
  ['/profile/orders/', undefined],
  ['/cart', undefined],
])('At %s it is %s', (path, id) => {
  expect(orderIdIn(path)).toBe(id);
});
