import { type CsvError, type Info, parse } from 'csv-parse/sync';
import type { FileFault } from './ProductFile.ts';

/** A row of the file by column, and the line where it begins. Cells that the file lacks are empty. */
export type ShopifyRow = { readonly line: number; cell(column: string): string };

const REQUIRED = ['Handle', 'Title', 'Variant Price'];

type Parsed = { readonly record: Readonly<Record<string, string>>; readonly info: Info };

/** Parses the rows of a CSV text with a header. */
export function shopifyRows(text: string): {
  readonly rows: readonly ShopifyRow[];
  readonly faults: readonly FileFault[];
} {
  const faults: FileFault[] = [];
  let columns: readonly string[] = [];
  // The parser counts a line break of two characters within quotes twice.
  const parsed = parse<Parsed>(text.replaceAll('\r\n', '\n'), {
    columns: (header: string[]) => {
      columns = header.map((name) => name.trim());
      return [...columns];
    },
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void faults.push(csvFault(error)),
  });
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { rows: [], faults: missing.map((column) => ({ line: 1, text: `The column ${column} is missing` })) };
  }
  return { rows: parsed.map(rowOf), faults };
}

function rowOf({ record, info }: Parsed): ShopifyRow {
  const lineBreaks = Object.values(record).join('').split('\n').length - 1;
  return { line: info.lines - lineBreaks, cell: (column) => record[column]?.trim() ?? '' };
}

function csvFault(error: CsvError | undefined): FileFault {
  return { line: Number(error?.lines ?? 1), text: error?.message ?? 'The row is invalid' };
}
