import { PGlite, type Transaction } from '@electric-sql/pglite';
import { columnParsers } from './columnParsers.ts';
import type { Database, Queries, SqlValue } from './Database.ts';
import { retryCollisions } from './retryCollisions.ts';
import { storableValues } from './storableText.ts';

/** Where the data lie. Without a folder they lie in memory and are lost at the end. */
type PglitePlace = {
  readonly folder?: string;
  /** A dump of a data folder, from which a new database starts. Initializing one takes seconds. */
  readonly initialState?: Blob;
  /** Called once the database is closed. */
  readonly release?: () => Promise<void>;
};

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

  static async open({
    folder,
    initialState,
    release = async () => undefined,
  }: PglitePlace = {}): Promise<PgliteDatabase> {
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(initialState === undefined ? {} : { loadDataDir: initialState }),
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
