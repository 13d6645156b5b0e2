import { STATES } from '../addresses/statesOfPin.ts';
import { isDay, type ShopDay } from '../time/shopDay.ts';

/** A span of working days: both ends count. */
export type DaySpan = { readonly least: number; readonly most: number };

/** States that parcels reach within the same span. */
export type DeliveryZone = DaySpan & { readonly name: string; readonly states: readonly string[] };

/** How long an order takes: `handling` until it is shipped, then the span of its zone, or of `elsewhere`. */
export type DeliveryDays = {
  readonly handling: DaySpan;
  readonly zones: readonly DeliveryZone[];
  readonly elsewhere: DaySpan;
  /** Days on which nothing is packed or carried, besides Sundays and the national holidays. */
  readonly holidays?: readonly ShopDay[] | undefined;
};

const MOST_DAYS = 60;
export const MOST_HOLIDAYS = 100;

/** Returns a text for each fault of delivery days; none when they are valid. */
export function deliveryFaults({ handling, zones, elsewhere, holidays = [] }: DeliveryDays): readonly string[] {
  const named = zones.flatMap(({ states }) => states);
  const twice = named.find((state, at) => named.indexOf(state) !== at);
  const unknown = named.find((state) => !STATES.includes(state));
  const noDay = holidays.find((day) => !isDay(day));
  return [
    ...spanFaults('Handling', handling),
    ...spanFaults('Everywhere else', elsewhere),
    ...zones.flatMap(({ name, states, ...span }, at) => [
      ...(name.trim() === '' ? [`Zone ${at + 1} has no name`] : []),
      ...(states.length === 0 ? [`${name.trim() || `Zone ${at + 1}`}: choose at least one state`] : []),
      ...spanFaults(name.trim() || `Zone ${at + 1}`, span),
    ]),
    ...(twice === undefined ? [] : [`${twice} is in more than one zone`]),
    ...(unknown === undefined ? [] : [`There is no state ${unknown}`]),
    ...(noDay === undefined ? [] : [`Holidays: ${noDay} is no day such as 2026-11-08`]),
    ...(holidays.length > MOST_HOLIDAYS ? [`There are more than ${MOST_HOLIDAYS} holidays`] : []),
  ];
}

/** Returns a span such as `2 to 4 days`. */
export function spanText({ least, most }: DaySpan): string {
  const days = most === 1 ? 'day' : 'days';
  return least === most ? `${most} ${days}` : `${least} to ${most} ${days}`;
}

function spanFaults(what: string, { least, most }: DaySpan): readonly string[] {
  const areDays = [least, most].every((days) => Number.isInteger(days) && days >= 0 && days <= MOST_DAYS);
  if (!areDays) return [`${what}: days are whole numbers from 0 to ${MOST_DAYS}`];
  return least > most ? [`${what}: the most days are fewer than the least`] : [];
}
