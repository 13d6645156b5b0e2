import type { Timestamp } from '../../../../core/domain/time/timestamp.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Prints the day of a moment in the shop's own time zone, such as `1 Mar 2026`. */
export function formatDate(moment: Timestamp): string {
  return day.format(new Date(moment));
}
