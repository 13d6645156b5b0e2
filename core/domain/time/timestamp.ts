/** A moment as the shop writes it: year-month-day, the letter T, time with offset, e.g. `2026-03-01T09:30:00+00:00`. */
export type Timestamp = string;

/** Writes a moment given in milliseconds since 1970 (UTC) as a {@link Timestamp} with the offset of UTC. */
export function timestamp(epochMs: number): Timestamp {
  return `${new Date(epochMs).toISOString().slice(0, 19)}+00:00`;
}
