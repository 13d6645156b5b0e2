import { formatClock, formatDate } from '../../../core/domain/time/formatDate.ts';
import { addDays, shopDay } from '../../../core/domain/time/shopDay.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';

/** Returns since when something waits in the shop's time zone, such as `9:30 am`, `yesterday` or `1 Mar 2026`. `now` is in milliseconds. */
export function sinceText(since: Timestamp, now: number): string {
  const [day, today] = [shopDay(Date.parse(since)), shopDay(now)];
  if (day >= today) return formatClock(since);
  return day === addDays(today, -1) ? 'yesterday' : formatDate(since);
}
