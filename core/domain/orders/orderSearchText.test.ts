import { expect, it } from 'vitest';
import { orderSearchText } from './orderSearchText.ts';

it.each([
  [' CR-7G2KX9QD ', 'cr-7g2kx9qd'],
  ['Asha R', 'asha r'],
  ['98765 43210', '9876543210'],
  ['+91 (98765) 43-210', '919876543210'],
  ['560 001', '560001'],
  ['asha+shop@example.com', 'asha+shop@example.com'],
  ['  ', ''],
])('Orders are searched for what is typed as %j by %j', (typed, text) => {
  expect(orderSearchText(typed)).toBe(text);
});
