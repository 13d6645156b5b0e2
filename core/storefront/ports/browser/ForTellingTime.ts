/** The clock and its timers. */
export type ForTellingTime = {
  /** Returns the current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Calls the callback once after this many milliseconds. Returns a function that cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
};
