import { shopDay, shopTime } from './shopDay.ts';
import type { Timestamp } from './timestamp.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NOON = 12;

/** Prints the day of a moment in the shop's time zone, such as `1 Mar 2026`. The first `Intl.DateTimeFormat` takes a phone up to 250 ms. */
export function formatDate(moment: Timestamp): string {
  const [year, month, day] = shopDay(Date.parse(moment)).split('-').map(Number);
  return `${day} ${monthName(month)} ${year}`;
}

/** Prints a moment in the shop's time zone, such as `1 Mar 2026, 3:00 pm`. */
export function formatTime(moment: Timestamp): string {
  return `${formatDate(moment)}, ${formatClock(moment)}`;
}

/** Prints the time of day of a moment in the shop's time zone, such as `3:00 pm`. */
export function formatClock(moment: Timestamp): string {
  const [hour = 0, minute] = shopTime(Date.parse(moment)).split(':');
  return `${Number(hour) % NOON || NOON}:${minute} ${Number(hour) < NOON ? 'am' : 'pm'}`;
}

/** Returns the short name of a month, such as `Mar` for the third. */
export function monthName(month = 1): string {
  return MONTHS[month - 1] ?? '';
}
