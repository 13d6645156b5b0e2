/** The clock. */
export type ForTellingTime = {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls back once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, callback: () => void): () => void;
};
