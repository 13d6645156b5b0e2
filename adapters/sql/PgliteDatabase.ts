import { PGlite, type Transaction } from '@electric-sql/pglite';
import { columnParsers } from './columnParsers.ts';
import type { Database, Queries, SqlValue } from './Database.ts';
import { retryCollisions } from './retryCollisions.ts';
import { storableValues } from './storableText.ts';

/** PostgreSQL inside this process, in a folder or in memory. Runs one statement or transaction at a time. */
export class PgliteDatabase implements Database {
  readonly #pglite: PGlite;
  readonly #release: () => Promise<void>;

  private constructor(pglite: PGlite, release: () => Promise<void>) {
    this.#pglite = pglite;
    this.#release = release;
  }

  /** Opens the database in a folder; without one, a new database in memory. Calls `release` once it is closed. */
  static async open(folder?: string, release: () => Promise<void> = async () => undefined): Promise<PgliteDatabase> {
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      parsers: columnParsers,
    });
    return new PgliteDatabase(pglite, release);
  }

  query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return run(this.#pglite, text, values);
  }

  async runScript(text: string): Promise<void> {
    await this.#pglite.exec(text);
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return retryCollisions(() =>
      this.#pglite.transaction((transaction) =>
        work({
          query: (text, values = []) => run(transaction, text, values),
          runScript: async (text) => void (await transaction.exec(text)),
        }),
      ),
    );
  }

  async close(): Promise<void> {
    await this.#pglite.close();
    await this.#release();
  }
}

async function run<Row extends object>(
  connection: PGlite | Transaction,
  text: string,
  values: readonly SqlValue[],
): Promise<readonly Row[]> {
  return (await connection.query<Row>(text, storableValues(values))).rows;
}
