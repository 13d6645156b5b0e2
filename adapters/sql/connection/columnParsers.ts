import { timestamp } from '../../../core/domain/time/timestamp.ts';

/** The numbers of PostgreSQL's types in its catalogue `pg_type`. */
const BIGINT = 20;
const TIMESTAMP_WITH_TIME_ZONE = 1184;

/** The parsers of the types that the drivers would return in another form than the stores do. */
export const columnParsers: Readonly<Record<number, (text: string) => number | string>> = {
  [BIGINT]: Number,
  [TIMESTAMP_WITH_TIME_ZONE]: parseTimestamp,
};

/** Parses PostgreSQL's `2026-03-01 09:30:00+00`. Another offset comes from a database with another time zone. */
function parseTimestamp(text: string): string {
  return text.length === 22 && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}+00:00`
    : timestamp(Date.parse(text.replace(/([+-]\d\d)$/, '$1:00')));
}
