import { Pool, type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { survive } from './survive.ts';

/**
 * A connection for short statements, which follow one another without waiting for the answers before them. A statement that waits
 * keeps those behind it waiting. The next one replaces a broken connection.
 */
export class SharedConnection {
  readonly #pool: Pool;
  readonly #open = new Set<Promise<unknown>>();

  constructor(settings: PoolConfig & { readonly pipeline: true }) {
    this.#pool = new Pool({ ...settings, max: 1 });
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
    const answer = client.query<Row>(statement);
    client.release();
    return answer;
  }
}
