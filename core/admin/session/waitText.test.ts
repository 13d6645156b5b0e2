import { expect, it } from 'vitest';
import { waitText } from './waitText.ts';

it.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [59_000, '59 seconds'],
  [59_001, '1 minute'],
  [60_001, '2 minutes'],
  [15 * 60_000, '15 minutes'],
])('%i ms are %s, rounded up', (milliseconds, time) => {
  expect(waitText(milliseconds)).toBe(`Too many attempts. Please wait ${time}, then try again.`);
});
