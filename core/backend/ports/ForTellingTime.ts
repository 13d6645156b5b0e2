/** The clock. */
export type ForTellingTime = {
  /** Returns the current time in milliseconds since 1970, UTC. */
  now(): number;
};
