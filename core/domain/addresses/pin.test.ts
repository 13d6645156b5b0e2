import { expect, it } from 'vitest';
import { pinIn, pinOfAddress } from './pin.ts';

it.each([
  ['400050', '400050'],
  [' 400 050 ', '400050'],
  ['40005', undefined],
  ['4000500', undefined],
  ['040005', undefined],
  ['40005a', undefined],
  ['', undefined],
])('The PIN code in "%s": %s', (text, pin) => {
  expect(pinIn(text)).toBe(pin);
});

it.each([
  ['India', '400050', '400050'],
  [' bharat', '400050', '400050'],
  ['', '400050', '400050'],
  ['Nepal', '400050', undefined],
  ['India', '4000', undefined],
])('The PIN code of an address in "%s" with %s: %s', (country, pincode, pin) => {
  expect(pinOfAddress({ country, pincode })).toBe(pin);
});
