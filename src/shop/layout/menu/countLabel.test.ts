import { expect, it } from 'vitest';
import { countLabel } from './countLabel.ts';

it.each([
  [0, 'Cart, empty'],
  [1, 'Cart, 1 item'],
  [3, 'Cart, 3 items'],
])('The cart link with %i pieces is named %s', (count, name) => {
  expect(countLabel('Cart', count)).toBe(name);
});
