import { expect, it } from 'vitest';
import { buyAgainText } from './buyAgainText.ts';

it.each([
  [1, 0, 0, '1 product added to the cart'],
  [2, 1, 1, '2 products added to the cart, 1 was there already, 1 is no longer sold'],
  [0, 2, 0, 'Nothing added to the cart, 2 were there already'],
  [0, 0, 3, 'Nothing added to the cart, 3 are no longer sold'],
])('With %i added, %i in the cart and %i not sold: %4$s', (added, inCart, notSold, text) => {
  expect(buyAgainText({ added, inCart, notSold })).toBe(text);
});
