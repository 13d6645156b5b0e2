/** Generates unique ids that nobody can guess: the tokens of mailed links are such ids. */
export type ForGeneratingIds = {
  generate(): string;
};
