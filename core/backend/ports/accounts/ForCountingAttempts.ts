import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** The attempts with one key in its current period. */
export type CountedAttempts = { readonly attempts: number; readonly endsAt: Timestamp };

/** Counts attempts to log in or sign up, for all processes of the shop together. */
export type ForCountingAttempts = {
  /**
   * Counts an attempt. Resolves with how many there were in the current period of the key, this one included. The first attempt of a key,
   * and the first at or after the end of its period, starts a period that ends at `endsAt`. Ended periods are forgotten.
   */
  count(key: string, at: Timestamp, endsAt: Timestamp): Promise<CountedAttempts>;
  /** Takes back one of the attempts of a key; one of them stays counted. */
  takeBack(key: string): Promise<void>;
  /** Forgets the attempts of a key: its period ends. */
  forget(key: string): Promise<void>;
};
