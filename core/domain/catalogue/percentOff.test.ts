import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { percentOff } from './percentOff.ts';

describe('Percent-off badge, rounded [spec 2.percent-badge, 9.percent-rounded]', () => {
  it.each([
    [69900, 49900, 29],
    [100000, 99500, 1],
    [30000, 20000, 33],
    [30000, 10000, 67],
    [49900, 0, 100],
  ])('of %d paise reduced to %d is %d', (originalPrice, discountedPrice, percent) => {
    expect(percentOff(aProduct({ originalPrice, discountedPrice }))).toBe(percent);
  });

  it.each([
    [49900, 49900],
    [49900, 50000],
    [49900, 60000],
    [0, 0],
  ])('none when not discounted: %d to %d', (originalPrice, discountedPrice) => {
    expect(percentOff(aProduct({ originalPrice, discountedPrice }))).toBeUndefined();
  });
});
