import { type Timestamp, timestamp } from './timestamp.ts';

/** A day in the shop's time zone, such as `2026-03-01`. */
export type ShopDay = string;

/** India has one time zone, without summer time. */
export const SHOP_OFFSET = '+05:30';
const SHOP_OFFSET_MS = 5.5 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the day of a moment, in milliseconds since 1970 (UTC). */
export function shopDay(epochMs: number): ShopDay {
  return new Date(epochMs + SHOP_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the time of day of a moment, in milliseconds since 1970 (UTC), such as `15:04`. */
export function shopTime(epochMs: number): string {
  return new Date(epochMs + SHOP_OFFSET_MS).toISOString().slice(11, 16);
}

/** Returns when a day begins. */
export function startOfDay(day: ShopDay): Timestamp {
  return timestamp(Date.parse(`${day}T00:00:00${SHOP_OFFSET}`));
}

/** Returns the day that many days later. */
export function addDays(day: ShopDay, days: number): ShopDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from the first to the last. */
export function daysBetween(from: ShopDay, to: ShopDay): readonly ShopDay[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
