/** An ISO 8601 date and time with a UTC offset, for example `2026-03-01T09:30:00+00:00`. */
export type Timestamp = string;

/** Formats milliseconds since 1970 (UTC) as a {@link Timestamp} with the offset `+00:00`. */
export function timestamp(epochMs: number): Timestamp {
  return `${new Date(epochMs).toISOString().slice(0, 19)}+00:00`;
}
