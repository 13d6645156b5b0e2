import {
  types as defaultTypes,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg';
import { Unavailable } from '../../../core/backend/ports/refusals/Unavailable.ts';
import { storableValues } from '../storableText.ts';
import { BatchingSocket } from './BatchingSocket.ts';
import { columnParsers } from './columnParsers.ts';
import type { Database, Queries, SqlValue } from './Database.ts';
import { reachPostgres } from './reachPostgres.ts';
import { retryCollisions, sqlState } from './retryCollisions.ts';
import { SharedConnection } from './SharedConnection.ts';
import { survive } from './survive.ts';

/** How long a call waits for a connection: a free one of the pool, or a new one. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a statement may take. The statements of the shop take a few ms; a database that needs longer hangs. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** The server gives up earlier than this side does. That frees the locks, and tells a slow statement from a broken connection. */
const SERVER_SHARE = 0.8;
/** A migration may take long. */
const SCRIPT_TIMEOUT_MS = 24 * 60 * 60_000;
/** `pg`'s own parsers, except for the types in {@link columnParsers}. */
const types: typeof defaultTypes = {
  ...defaultTypes,
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    columnParsers[oid] ?? defaultTypes.getTypeParser(oid, format as 'text'),
};
/** How many connections short statements share. */
const SHARED = 2;
/** How long a short statement may wait for a lock on a connection that others share. */
const SHARED_LOCK_TIMEOUT_MS = 50;
const LOCK_TIMED_OUT = '55P03';
/** Starting a worker, or compiling a statement, takes longer than the longest statements of the shop. */
const OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** What runs a statement. */
type Connection = { query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> };

/** In the URL, for a pooler that gives each transaction another connection: such as PgBouncer with `pool_mode = transaction`. */
const POOLER = 'pgbouncer';

/**
 * A PostgreSQL server, over a pool of connections. Prepares each statement once for each connection. Behind a pooler, which `?pgbouncer=true` in the
 * URL tells, it prepares none and sets nothing for a connection.
 */
export class PgDatabase implements Database {
  readonly #url: string;
  readonly #isPooled: boolean;
  readonly #pool: Pool;
  readonly #shared: readonly SharedConnection[];
  readonly #names = new Map<string, string>();

  /** `url` is `postgres://user:password@host:port/database`. A `statementTimeoutMs` of 0 is none. */
  constructor(url: string, connections = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS) {
    this.#url = url;
    this.#isPooled = new URL(url).searchParams.get(POOLER) === 'true';
    const serverTimeoutMs = Math.ceil(statementTimeoutMs * SERVER_SHARE);
    const ofConnection = {
      options: OPTIONS,
      statement_timeout: serverTimeoutMs,
      // Frees the locks of a process that hangs, or that the database cannot reach.
      idle_in_transaction_session_timeout: serverTimeoutMs,
    };
    const settings: PoolConfig & { readonly pipeline: true } = {
      ...{ connectionString: url, max: connections, types, ...(!this.#isPooled && ofConnection) },
      ...{ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: statementTimeoutMs, pipeline: true },
      stream: () => new BatchingSocket(),
      // The only connection of a session must not be exchanged for another one while it has nothing to do.
      ...(statementTimeoutMs === 0 && { idleTimeoutMillis: 0 }),
    };
    this.#pool = new Pool(settings);
    const shared = { ...settings, lock_timeout: SHARED_LOCK_TIMEOUT_MS };
    this.#shared = Array.from({ length: SHARED }, () => new SharedConnection(shared));
    survive(this.#pool);
  }

  query<Row extends object>(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return retryCollisions(() => this.#run<Row>(this.#pool, text, values));
  }

  async short<Row extends object>(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    // Nothing would end its waiting for a lock.
    if (this.#isPooled) return this.query<Row>(text, values);
    const connection = this.#shared.reduce((least, other) => (other.open < least.open ? other : least));
    try {
      return await retryCollisions(() => this.#run<Row>(connection, text, values));
    } catch (error) {
      if (sqlState(error) === LOCK_TIMED_OUT) return this.query<Row>(text, values);
      throw error;
    }
  }

  async write(text: string, values: readonly SqlValue[]): Promise<void> {
    await this.query(text, values);
  }

  runScript(text: string): Promise<void> {
    return runScript(this.#pool, text);
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return retryCollisions(() => this.#transactionOnce(work));
  }

  async session<Result>(work: (session: Database) => Promise<Result>): Promise<Result> {
    const session = new PgDatabase(this.#url, 1, 0);
    try {
      return await (this.#isPooled ? session.#inOneTransaction(work) : work(session));
    } finally {
      await session.close();
    }
  }

  /** A pooler keeps a connection for as long as a transaction takes. */
  #inOneTransaction<Result>(work: (session: Database) => Promise<Result>): Promise<Result> {
    return this.#transactionOnce(async (queries) => {
      const session: Database = {
        ...queries,
        transaction: (inner) => inner(queries),
        session: (inner) => inner(session),
        close: async () => undefined,
      };
      return work(session);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), ...this.#shared.map((connection) => connection.close())]);
  }

  async #transactionOnce<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await reachPostgres(() => this.#pool.connect());
    let failure: Error | undefined;
    const sent: Promise<unknown>[] = [];
    let firstError: unknown;
    const send = (answer: Promise<unknown>) => {
      answer.catch((error: unknown) => (firstError ??= error));
      sent.push(answer);
    };
    try {
      send(reachPostgres(() => client.query(this.#statement('begin'))));
      const query: Queries['query'] = (text, values = []) => this.#run(client, text, values);
      const result = await work({
        ...{ query, short: query },
        write: async (text, values) => send(this.#run(client, text, values)),
        runScript: (text) => runScript(client, text),
      });
      // After a statement that has failed, the server takes it as a rollback.
      send(reachPostgres(() => client.query(this.#statement('commit'))));
      await Promise.all(sent);
      return result;
    } catch (error) {
      if (error instanceof Unavailable) failure = error;
      else await client.query('rollback').catch((reason: Error) => (failure = reason));
      // The statements after one that has failed fail, too.
      throw firstError ?? error;
    } finally {
      // The pool closes the connection of a failure.
      client.release(failure);
    }
  }

  async #run<Row extends object>(
    connection: Connection,
    text: string,
    values: readonly SqlValue[],
  ): Promise<readonly Row[]> {
    const statement = { ...this.#statement(text), values: storableValues(values) };
    return (await reachPostgres(() => connection.query<Row>(statement))).rows;
  }

  /** By a name of its own it is prepared once. `extended` prepares it each time: only so it is sent with the statements beside it. */
  #statement(text: string): QueryConfig & { readonly queryMode?: 'extended' } {
    if (this.#isPooled) return { text, queryMode: 'extended' };
    const name = this.#names.get(text) ?? `s${this.#names.size}`;
    this.#names.set(text, name);
    return { name, text };
  }
}

async function runScript(connection: Pool | PoolClient, text: string): Promise<void> {
  const script = { text, query_timeout: SCRIPT_TIMEOUT_MS };
  await reachPostgres(() => connection.query(script));
}
