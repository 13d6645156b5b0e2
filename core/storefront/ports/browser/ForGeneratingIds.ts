/** Generates unique ids. */
export type ForGeneratingIds = {
  generate(): string;
};
