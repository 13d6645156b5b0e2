import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { FileFault } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** A row of the file, and the line where it begins. `cell` returns the text of a column, which is empty when the file lacks it. */
export type ShopifyRow = { readonly line: number; readonly record: ShopifyRecord; cell(column: string): string };

/** The cells of a row by column. */
type ShopifyRecord = Readonly<Record<string, string>>;

const REQUIRED = ['Handle', 'Title', 'Variant Price'];

type Parsed = { readonly record: ShopifyRecord; readonly info: Info };

/** Parses the rows of a CSV text with a header; invalid ones follow at the end. Throws {@link UnreadableFile} when a column is missing. */
export async function* shopifyRows(texts: AsyncIterable<string>): AsyncGenerator<ShopifyRow | FileFault> {
  const faults: FileFault[] = [];
  let columns: readonly string[] = [];
  const parser = parse({
    columns: (header: string[]) => {
      columns = header.map((name) => name.trim());
      return [...columns];
    },
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void faults.push(csvFault(error)),
  });
  // The loop below rejects with the error of either stream.
  pipeline(Readable.from(withPlainLineBreaks(texts)), parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    requireColumns(columns);
    const lineBreaks = Object.values(record).join('').split('\n').length - 1;
    yield rowOf(info.lines - lineBreaks, record);
  }
  requireColumns(columns);
  yield* faults;
}

export function rowOf(line: number, record: ShopifyRecord): ShopifyRow {
  return { line, record, cell: (column) => record[column]?.trim() ?? '' };
}

/** The parser counts a line break of two characters within quotes twice. */
async function* withPlainLineBreaks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const joined = rest + text;
    rest = joined.endsWith('\r') ? '\r' : '';
    yield joined.slice(0, joined.length - rest.length).replaceAll('\r\n', '\n');
  }
  yield rest;
}

function requireColumns(columns: readonly string[]): void {
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFile(missing.map((column) => ({ line: 1, text: `The column ${column} is missing` })));
  }
}

function csvFault(error: CsvError | undefined): FileFault {
  return { line: Number(error?.lines ?? 1), text: error?.message ?? 'The row is invalid' };
}
