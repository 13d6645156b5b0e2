import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatTime } from './formatDate.ts';
import { timestamp } from './timestamp.ts';

test.each([
  ['2026-02-28T18:29:59.999Z', '28 Feb 2026, 11:59 pm'],
  ['2026-02-28T18:30:00.000Z', '1 Mar 2026, 12:00 am'],
  ['2026-09-09T06:30:00.000Z', '9 Sep 2026, 12:00 pm'],
])('%s is %s in the shop', (moment, text) => {
  expect(formatTime(moment)).toBe(text);
});

test('moments are printed as Intl.DateTimeFormat prints them, but for its Sept', () => {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
  const days = new Intl.DateTimeFormat('en-IN', day);
  const minutes = new Intl.DateTimeFormat('en-IN', { ...day, hour: 'numeric', minute: '2-digit' });
  const print = (format: Intl.DateTimeFormat, moment: Date) => format.format(moment).replace('Sept', 'Sep');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
      (moment) => {
        const text = timestamp(moment.getTime());
        expect(formatDate(text)).toBe(print(days, moment));
        expect(formatTime(text)).toBe(print(minutes, moment));
      },
    ),
  );
});
