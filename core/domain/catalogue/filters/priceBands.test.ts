import { expect, it } from 'vitest';
import { priceBands } from './priceBands.ts';

it('Price ranges are Below 200, 201-999, 1000-1999 and Over 2000, meaning 2000-5000 rupees [spec 2.price-ranges, 9.price-bands]', () => {
  expect(priceBands).toEqual([
    { label: 'Below 200', min: 0, max: 20000 },
    { label: '201-999', min: 20100, max: 99900 },
    { label: '1000-1999', min: 100000, max: 199900 },
    { label: 'Over 2000', min: 200000, max: 500000 },
  ]);
});
