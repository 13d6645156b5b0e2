import type { DataTable } from '@cucumber/cucumber';

/** The rows of a table with a heading; prices, ids and quantities are numbers. */
export function setups<Setup>(table: DataTable): readonly Setup[] {
  return table.hashes().map((row) => Object.fromEntries(Object.entries(row).map(typed)) as Setup);
}

function typed([column, text]: [string, string]): [string, string | number] {
  return ['id', 'price', 'was', 'quantity'].includes(column) ? [column, Number(text)] : [column, text];
}

/** A list as a scenario writes it: `Home, Office`. */
export function list(text: string): readonly string[] {
  return text.split(', ');
}
