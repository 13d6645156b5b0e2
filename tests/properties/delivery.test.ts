import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STATES } from '../../core/domain/addresses/statesOfPin.ts';
import { estimateDelivery, isWorkingDay } from '../../core/domain/delivery/DeliveryEstimate.ts';
import type { DaySpan, DeliveryDays } from '../../core/domain/settings/DeliveryDays.ts';
import { addDays, daysBetween } from '../../core/domain/time/shopDay.ts';

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([one, other]): DaySpan => ({ least: Math.min(one, other), most: Math.max(one, other) }));
/** Some of the days from one on. */
const someHolidays = fc.array(
  fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
  { maxLength: 100 },
);
const anyDays: fc.Arbitrary<DeliveryDays> = fc
  .record({
    handling: anySpan,
    near: anySpan,
    elsewhere: anySpan,
    holidays: someHolidays,
    states: fc.subarray([...STATES], { minLength: 1 }),
  })
  .map(({ near, states, ...days }) => ({ ...days, zones: [{ name: 'Near', states, ...near }] }));
const someStates = fc.subarray([...STATES], { minLength: 1, maxLength: 3 });
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

const estimateOf = (days: DeliveryDays, states: readonly string[], day: string) => {
  const estimate = estimateDelivery(days, states, day);
  if (estimate === undefined) throw new Error('A state has no estimate');
  return estimate;
};

it('An order arrives on working days, the first not after the last and not before it was placed', () => {
  fc.assert(
    fc.property(anyDays, someStates, anyDay, (days, states, day) => {
      const { from, to } = estimateOf(days, states, day);
      const isWorking = (one: string) => isWorkingDay(one, days.holidays);
      expect([isWorking(from), isWorking(to), day <= from, from <= to]).toEqual([true, true, true, true]);
    }),
  );
});

it('As many working days go by as are set', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(...STATES), anyDay, (days, state, day) => {
      const isWorking = (one: string) => isWorkingDay(one, days.holidays);
      fc.pre(isWorking(day));
      const { from, to } = estimateOf(days, [state], day);
      const span = days.zones.find(({ states }) => states.includes(state)) ?? days.elsewhere;
      const workingDaysUntil = (last: string) => daysBetween(addDays(day, 1), last).filter(isWorking).length;
      expect([workingDaysUntil(from), workingDaysUntil(to)]).toEqual([
        days.handling.least + span.least,
        days.handling.most + span.most,
      ]);
    }),
  );
});

it('Who orders a day later gets nothing earlier', () => {
  fc.assert(
    fc.property(anyDays, someStates, anyDay, (days, states, day) => {
      const [today, tomorrow] = [estimateOf(days, states, day), estimateOf(days, states, addDays(day, 1))];
      expect([today.from <= tomorrow.from, today.to <= tomorrow.to]).toEqual([true, true]);
    }),
  );
});

it('A place that may be in more states is promised nothing narrower', () => {
  fc.assert(
    fc.property(anyDays, someStates, anyDay, (days, states, day) => {
      const whole = estimateOf(days, states, day);
      for (const state of states) {
        const one = estimateOf(days, [state], day);
        expect([whole.from <= one.from, one.to <= whole.to]).toEqual([true, true]);
      }
    }),
  );
});
