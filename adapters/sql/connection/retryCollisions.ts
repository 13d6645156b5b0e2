import { setTimeout as wait } from 'node:timers/promises';

/** The states of statements and transactions that collided with others and changed nothing: serialization failure, deadlock. */
const COLLISIONS: readonly unknown[] = ['40001', '40P01'];
const MOST_ATTEMPTS = 8;
const LONGEST_WAIT_MS = 20;

/** Runs the work again as long as it collides with other work, at most 8 times, each after a wait of random length. */
export async function retryCollisions<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !COLLISIONS.includes(sqlState(error))) throw error;
      await wait(Math.random() * LONGEST_WAIT_MS * attempt);
    }
  }
}

/** Returns the five characters in which PostgreSQL tells what went wrong; undefined for an error of another kind. */
export function sqlState(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
