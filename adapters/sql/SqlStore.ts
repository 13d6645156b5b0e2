import type { Queries, SqlValue } from './Database.ts';

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
