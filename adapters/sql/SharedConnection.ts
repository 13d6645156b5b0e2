import { Socket } from 'node:net';
import { Pool, type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { survive } from './survive.ts';

/**
 * A connection for short statements, which follow one another without waiting for the answers before them. Those of one turn of the
 * event loop are sent together. A statement that waits keeps those behind it waiting. The next one replaces a broken connection.
 */
export class SharedConnection {
  readonly #pool: Pool;
  #socket = new Socket();
  readonly #open = new Set<Promise<unknown>>();

  constructor(settings: PoolConfig & { readonly pipeline: true }) {
    const stream = () => {
      this.#socket = new Socket();
      return this.#socket;
    };
    this.#pool = new Pool({ ...settings, max: 1, stream });
    survive(this.#pool);
  }

  /** How many statements wait for their answer. */
  get open(): number {
    return this.#open.size;
  }

  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const answer = this.#send<Row>(statement).finally(() => this.#open.delete(answer));
    this.#open.add(answer);
    return answer;
  }

  /** Waits for open statements. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#open);
    await this.#pool.end();
  }

  async #send<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const client = await this.#pool.connect();
    const socket = this.#socket;
    if (socket.writableCorked === 0) {
      socket.cork();
      setImmediate(() => socket.uncork());
    }
    const answer = client.query<Row>(statement);
    client.release();
    return answer;
  }
}
