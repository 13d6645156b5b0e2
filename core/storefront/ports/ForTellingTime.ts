/** The clock. */
export type ForTellingTime = {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls back once after this many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
};
