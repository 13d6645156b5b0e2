import { addDays, shopDay } from '../../../core/domain/time/shopDay.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { formatDate } from '../../shared/ui/text/formatDate.ts';

const minute = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/** Returns since when something waits in the shop's time zone, such as `9:30 am`, `yesterday` or `1 Mar 2026`. `now` is in milliseconds. */
export function sinceText(since: Timestamp, now: number): string {
  const [day, today] = [shopDay(Date.parse(since)), shopDay(now)];
  if (day >= today) return minute.format(new Date(since));
  return day === addDays(today, -1) ? 'yesterday' : formatDate(since);
}
