import { expect, it } from 'vitest';
import { addDays, daysBetween, isDay, shopDay, startOfDay } from './shopDay.ts';

it("A day of the shop begins at midnight of the shop's time zone", () => {
  expect(startOfDay('2026-03-01')).toBe('2026-02-28T18:30:00+00:00');
  expect(shopDay(Date.parse('2026-02-28T18:29:59Z'))).toBe('2026-02-28');
  expect(shopDay(Date.parse('2026-02-28T18:30:00Z'))).toBe('2026-03-01');
});

it('Days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-28', false],
  ['today', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
