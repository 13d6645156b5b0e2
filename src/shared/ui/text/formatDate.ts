import type { Timestamp } from '../../../../core/domain/time/timestamp.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const minute = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});

/** Prints a moment in the shop's own time zone, such as `1 Mar 2026, 3:00 pm`. */
export function formatTime(moment: Timestamp): string {
  return minute.format(new Date(moment));
}

/** Prints the day of a moment in the shop's own time zone, such as `1 Mar 2026`. */
export function formatDate(moment: Timestamp): string {
  return day.format(new Date(moment));
}
