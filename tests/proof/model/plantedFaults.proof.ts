import { expect, it } from 'vitest';
import { expectFound } from './expectFound.ts';
import { plantedFaults } from './plantedFaults.ts';

expectFound(plantedFaults);

it('There are at least 26 planted faults', () => {
  expect(Object.keys(plantedFaults).length).toBeGreaterThanOrEqual(26);
});
