import { expect, it } from 'vitest';
import { countText } from './countText.ts';

it.each([
  [0, 'None yet'],
  [1, '1 address'],
  [2, '2 addresses'],
])('%i is written as %s', (count, text) => {
  expect(countText(count, 'address', 'addresses')).toBe(text);
});
