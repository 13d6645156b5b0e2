import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { storableValues } from '../storableText.ts';
import { columnParsers } from './columnParsers.ts';
import type { Database, Queries, SqlValue } from './Database.ts';
import { retryCollisions } from './retryCollisions.ts';

/** PostgreSQL inside this process, in a folder or in memory. Runs one statement or transaction at a time. */
export class PgliteDatabase implements Database {
  readonly #pglite: PGlite;
  readonly #release: () => Promise<void>;
  /** The end of the latest session. */
  #session: Promise<unknown> = Promise.resolve();

  private constructor(pglite: PGlite, release: () => Promise<void>) {
    this.#pglite = pglite;
    this.#release = release;
  }

  /** Without a folder, the data lie in memory and are lost at the end. `release` is called once the database is closed. */
  static async open(options: PGliteOptions, release = async () => {}): Promise<PgliteDatabase> {
    return new PgliteDatabase(await PGlite.create({ ...options, parsers: columnParsers }), release);
  }

  query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return run(this.#pglite, text, values);
  }

  short<Row extends object>(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.query(text, values);
  }

  async write(text: string, values: readonly SqlValue[]): Promise<void> {
    await this.query(text, values);
  }

  async runScript(text: string): Promise<void> {
    await this.#pglite.exec(text);
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return retryCollisions(() =>
      this.#pglite.transaction((transaction) =>
        work({
          query: (text, values = []) => run(transaction, text, values),
          short: (text, values) => run(transaction, text, values),
          write: async (text, values) => void (await run(transaction, text, values)),
          runScript: async (text) => void (await transaction.exec(text)),
        }),
      ),
    );
  }

  session<Result>(work: (session: Database) => Promise<Result>): Promise<Result> {
    const session = this.#session.then(() => work(this));
    this.#session = session.catch(() => undefined);
    return session;
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
