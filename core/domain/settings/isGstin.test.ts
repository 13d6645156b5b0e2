import { expect, it } from 'vitest';
import { isGstin } from './isGstin.ts';

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['72AAPFU0939F1ZV', false],
  ['', false],
])('Whether %s is a GSTIN: %s', (text, isOne) => {
  expect(isGstin(text)).toBe(isOne);
});
