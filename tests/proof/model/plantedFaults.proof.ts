import { expect, it } from 'vitest';
import { expectFound } from './faults/expectFound.ts';
import { plantedFaults } from './faults/plantedFaults.ts';

expectFound(plantedFaults);

it('There are at least 26 planted faults', () => {
  expect(Object.keys(plantedFaults).length).toBeGreaterThanOrEqual(26);
});
