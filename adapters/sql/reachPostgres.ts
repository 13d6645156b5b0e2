import { DatabaseError } from 'pg';
import { Unavailable } from '../../core/backend/ports/Unavailable.ts';

/**
 * The states, and the classes of states, in which the server cannot take statements: connection lost, out of resources, shutting
 * down, statement or transaction timed out, standby that only reads.
 */
const UNREACHABLE = /^(08|53|57P|57014|25P03|25006)/;

/** Runs a call of `pg`. Rejects with {@link Unavailable} when the server cannot be reached, or takes no statements now. */
export async function reachPostgres<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const answered = error instanceof DatabaseError && !UNREACHABLE.test(error.code ?? '');
    throw answered ? error : new Unavailable('The database cannot be reached', { cause: error });
  }
}
