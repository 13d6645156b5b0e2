import type { Queries, SqlValue } from './connection/Database.ts';

/** A row of a list beside the catalogue's version. The only row of an empty list has no key. */
export type LineRow<Line> = { readonly version: number } & (Line | { readonly key: null });

/** A store in a database. */
export abstract class SqlStore<Connection extends Queries = Queries> {
  protected readonly database: Connection;

  constructor(database: Connection) {
    this.database = database;
  }

  /** Resolves with the first row. */
  protected async first<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<Row | undefined> {
    const [row] = await this.database.query<Row>(text, values);
    return row;
  }
}

/** Returns the lines of a list and the catalogue's version, which one statement has read. */
export function versionedLines<Line extends { readonly key: string }>(rows: readonly LineRow<Line>[]) {
  const lines = rows.filter((row): row is { readonly version: number } & Line => row.key !== null);
  return {
    catalogueVersion: rows[0]?.version ?? 0,
    lines: lines.map(({ version: _, ...line }) => line as unknown as Line),
  };
}
