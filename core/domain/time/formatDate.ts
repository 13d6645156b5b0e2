import { type ShopDay, shopDay, shopTime } from './shopDay.ts';
import type { Timestamp } from './timestamp.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NOON = 12;

/** Prints the day of a moment in the shop's time zone, such as `1 Mar 2026`. `Intl.DateTimeFormat` is slow to begin: docs/benchmarks.md. */
export function formatDate(moment: Timestamp): string {
  const day = shopDay(Date.parse(moment));
  return `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;
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

/** Returns the short name of a day's month, such as `Mar`. */
export function monthName(day: ShopDay): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}
