import { expect, it } from 'vitest';
import type { DeliveryDays } from '../settings/DeliveryDays.ts';
import { estimateDelivery, workingDay } from './DeliveryEstimate.ts';

const days: DeliveryDays = {
  handling: { least: 0, most: 1 },
  zones: [
    { name: 'West', states: ['Maharashtra', 'Goa'], least: 1, most: 2 },
    { name: 'Hills', states: ['Uttarakhand'], least: 4, most: 6 },
  ],
  elsewhere: { least: 3, most: 5 },
};

it.each([
  ['its own zone', ['Goa'], '2026-11-24', '2026-11-25', '2026-11-27'],
  ['everywhere else', ['Kerala'], '2026-11-24', '2026-11-27', '2026-12-01'],
  ['one of several states', ['Uttar Pradesh', 'Uttarakhand'], '2026-11-24', '2026-11-27', '2026-12-02'],
  ['over a Sunday', ['Goa'], '2026-11-27', '2026-11-28', '2026-12-01'],
  ['ordered on a Sunday', ['Goa'], '2026-11-29', '2026-12-01', '2026-12-02'],
  ['over Republic Day', ['Goa'], '2027-01-25', '2027-01-27', '2027-01-29'],
])('When an order arrives: %s', (_case, states, orderedOn, from, to) => {
  expect(estimateDelivery(days, states, orderedOn)).toEqual({ from, to });
});

it('Nothing is said of a place in no state', () => {
  expect(estimateDelivery(days, [], '2026-11-24')).toBeUndefined();
});

it.each([
  ['2026-08-14', 1, '2026-08-17'],
  ['2026-10-02', 0, '2026-10-03'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-28', 0, '2026-11-28'],
])('The working day %s and %i more is %s', (day, more, expected) => {
  expect(workingDay(day, more)).toBe(expected);
});
