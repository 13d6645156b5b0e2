import { expect, it } from 'vitest';
import { expectFound } from './faults/expectFound.ts';
import { lifeFaults } from './faults/lifeFaults.ts';

expectFound(lifeFaults);

it('There are at least 25 planted faults of stock, orders and refunds', () => {
  expect(Object.keys(lifeFaults).length).toBeGreaterThanOrEqual(25);
});
