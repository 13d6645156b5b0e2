import { monthName } from '../time/formatDate.ts';
import type { ShopDay } from '../time/shopDay.ts';
import type { DeliveryEstimate } from './DeliveryEstimate.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Prints when an order arrives, such as `Thu 26 – Sat 28 Nov`, `Mon 30 Nov – Wed 2 Dec`, or `Thu 26 Nov` for one day. */
export function deliveryText({ from, to }: DeliveryEstimate): string {
  if (from === to) return `${dayOf(to)} ${monthName(to)}`;
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOf(from) : `${dayOf(from)} ${monthName(from)}`;
  return `${first} – ${dayOf(to)} ${monthName(to)}`;
}

function dayOf(day: ShopDay): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()}`;
}
