import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { type Paise, toRupees } from '../../../core/domain/money/Paise.ts';

/** Returns an amount in rupees with two decimals, such as `1148.50`. */
export function rupees(amount: Paise): string {
  return toRupees(amount).toFixed(2);
}

/**
 * Sends rows as CSV (RFC 4180), the first with the names of the columns, as they come. A text that a spreadsheet takes for a formula
 * begins with an apostrophe.
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  rows: Iterable<readonly (string | number)[]> | AsyncIterable<readonly (string | number)[]>,
  lineBreaks: 'windows' | 'unix' = 'windows',
): FastifyReply {
  const csv = stringify({ escape_formulas: true, record_delimiter: lineBreaks });
  // Ends the rows with the response, and the response when the rows fail.
  pipeline(Readable.from(rows), csv, () => undefined);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(csv);
}
