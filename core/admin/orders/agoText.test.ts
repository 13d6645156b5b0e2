import { expect, it } from 'vitest';
import { agoText } from './agoText.ts';

it.each([
  [-5000, 'just now'],
  [999, 'just now'],
  [10_900, '10 s ago'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [7_200_000, '2 h ago'],
  [86_400_000, '1 d ago'],
])('%i ms before now is %s', (milliseconds, text) => {
  expect(agoText(milliseconds)).toBe(text);
});
