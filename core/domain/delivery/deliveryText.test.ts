import { expect, it } from 'vitest';
import { deliveryText } from './deliveryText.ts';

it.each([
  ['2026-11-26', '2026-11-28', 'Thu 26 – Sat 28 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ['2026-12-31', '2027-01-02', 'Thu 31 Dec – Sat 2 Jan'],
  ['2026-11-26', '2026-11-26', 'Thu 26 Nov'],
])('What arrives from %s to %s: %s', (from, to, text) => {
  expect(deliveryText({ from, to })).toBe(text);
});
