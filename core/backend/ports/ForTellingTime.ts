/** The clock and its timers. */
export type ForTellingTime = {
  /** Returns the current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Returns the milliseconds since some moment of the past. Setting the clock does not change it: ages are measured with it. */
  elapsed(): number;
  /** Calls the callback once after this many milliseconds. Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
};
