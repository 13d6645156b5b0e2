/** Generates ids that are unique. */
export type ForGeneratingIds = {
  generate(): string;
};
