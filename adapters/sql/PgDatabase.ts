import { types as defaultTypes, Pool, type PoolClient } from 'pg';
import { columnParsers } from './columnParsers.ts';
import type { Database, Queries, SqlValue } from './Database.ts';
import { reachPostgres } from './reachPostgres.ts';
import { retryCollisions } from './retryCollisions.ts';
import { storableValues } from './storableText.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** `pg`'s own parsers, except for the types in {@link columnParsers}. */
const types: typeof defaultTypes = {
  ...defaultTypes,
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    columnParsers[oid] ?? defaultTypes.getTypeParser(oid, format as 'text'),
};
const ignore = () => undefined;

/** A PostgreSQL server, over a pool of connections. Prepares each statement once for each connection. */
export class PgDatabase implements Database {
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();

  /** `url` is `postgres://user:password@host:port/database`. */
  constructor(url: string, connections = 10) {
    const connecting = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
    this.#pool = new Pool({ ...connecting, max: connections, types });
    // Without a listener, a connection that breaks while nobody uses it ends the process. The pool drops it by itself.
    this.#pool.on('error', ignore);
  }

  query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return retryCollisions(() => this.#run<Row>(this.#pool, text, values));
  }

  runScript(text: string): Promise<void> {
    return runScript(this.#pool, text);
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return retryCollisions(() => this.#transactionOnce(work));
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #transactionOnce<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await reachPostgres(() => this.#pool.connect());
    // A connection that breaks between two statements ends the process, too. The next statement rejects.
    client.on('error', ignore);
    try {
      await runScript(client, 'begin');
      const result = await work({
        query: (text, values = []) => this.#run(client, text, values),
        runScript: (text) => runScript(client, text),
      });
      await runScript(client, 'commit');
      return result;
    } catch (error) {
      // Fails when the connection is broken. The pool drops such a connection when it is released.
      await client.query('rollback').catch(ignore);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  }

  async #run<Row extends object>(
    connection: Pool | PoolClient,
    text: string,
    values: readonly SqlValue[],
  ): Promise<readonly Row[]> {
    const name = this.#names.get(text) ?? `s${this.#names.size}`;
    this.#names.set(text, name);
    return (await reachPostgres(() => connection.query<Row>({ name, text, values: storableValues(values) }))).rows;
  }
}

async function runScript(connection: Pool | PoolClient, text: string): Promise<void> {
  await reachPostgres(() => connection.query(text));
}
