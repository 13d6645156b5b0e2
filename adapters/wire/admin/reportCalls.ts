import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText } from '../requestText.ts';

const day = v.optional(requestText(TEXT_LIMITS.name));

/** The query string of a report: its first and its last day in the shop's time zone, such as `2026-03-01`; the last 30 days unless given. */
export const reportQuery = v.object({ from: day, to: day });

/** The response of GET /admin/reports/{name}: the cells of the rows by the names of the columns; amounts are in paise. */
export const reportResponse = v.object({
  ...{ from: v.string(), to: v.string() },
  columns: v.array(
    v.object({ name: v.string(), title: v.string(), kind: v.picklist(['day', 'text', 'count', 'paise']) }),
  ),
  rows: v.array(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Whether there are more rows, which the CSV has. */
  isCut: v.boolean(),
});
