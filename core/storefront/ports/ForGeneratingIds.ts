/** Makes ids that are never made twice. */
export type ForGeneratingIds = {
  mint(): string;
};
