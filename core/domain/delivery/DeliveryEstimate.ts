import type { DaySpan, DeliveryDays } from '../settings/DeliveryDays.ts';
import { addDays, type ShopDay } from '../time/shopDay.ts';

/** The first and the last day on which an order arrives, in the shop's time zone. */
export type DeliveryEstimate = { readonly from: ShopDay; readonly to: ShopDay };

/** The national holidays of India, as month and day: no carrier works on them. */
const NATIONAL_HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];
const SUNDAY = 0;

/**
 * Returns when an order of this day arrives in one of these states; undefined without a state. Of several states, the fastest says the
 * first day and the slowest the last.
 */
export function estimateDelivery(
  { handling, zones, elsewhere, holidays }: DeliveryDays,
  states: readonly string[],
  orderedOn: ShopDay,
): DeliveryEstimate | undefined {
  const spans = states.map((state): DaySpan => zones.find((zone) => zone.states.includes(state)) ?? elsewhere);
  if (spans.length === 0) return undefined;
  const arrival = (handlingDays: number, days: number) =>
    workingDay(workingDay(orderedOn, handlingDays, holidays), days, holidays);
  return {
    from: arrival(handling.least, Math.min(...spans.map(({ least }) => least))),
    to: arrival(handling.most, Math.max(...spans.map(({ most }) => most))),
  };
}

/** Returns the working day that many working days after a day; for 0 the day itself, or the next working day. */
export function workingDay(day: ShopDay, days: number, holidays: readonly ShopDay[] = []): ShopDay {
  if (days === 0) return isWorkingDay(day, holidays) ? day : workingDay(addDays(day, 1), 0, holidays);
  return workingDay(workingDay(addDays(day, 1), 0, holidays), days - 1, holidays);
}

/** Whether parcels are packed and carried on a day: not on a Sunday, a national holiday or one of these. */
export function isWorkingDay(day: ShopDay, holidays: readonly ShopDay[] = []): boolean {
  const isHoliday = NATIONAL_HOLIDAYS.includes(day.slice('2026-'.length)) || holidays.includes(day);
  return new Date(day).getUTCDay() !== SUNDAY && !isHoliday;
}
