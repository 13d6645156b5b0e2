import type { Pool } from 'pg';

const ignore = () => undefined;

/**
 * Lets the process survive connections of a pool that break while no statement runs: as soon as they are ready, between two statements of
 * a transaction, and in the pool. An error event without a listener ends a process. The next statement rejects; the pool drops the connection.
 */
export function survive(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', ignore);
}
