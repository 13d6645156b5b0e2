import { DatabaseError } from 'pg';
import { Unavailable } from '../../../core/backend/ports/refusals/Unavailable.ts';

/**
 * The states, and the classes of states, in which the server cannot take statements: connection lost, out of resources, shutting
 * down, transaction timed out, standby that only reads.
 */
const UNREACHABLE = /^(08|53|57P|25P03|25006)/;
/** The server canceled a statement, because of its time limit as a rule. */
const CANCELED = '57014';

/**
 * Runs a call of `pg`. Rejects with {@link Unavailable} when the server cannot be reached, takes no statements now, or when the
 * statement takes longer than it may.
 */
export async function reachPostgres<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === CANCELED) {
      throw new Unavailable('A statement took longer than it may', { cause: error });
    }
    const answered = error instanceof DatabaseError && !UNREACHABLE.test(error.code ?? '');
    throw answered ? error : new Unavailable('The database cannot be reached', { cause: error });
  }
}
