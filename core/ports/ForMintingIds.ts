/** Makes ids that are never made twice. */
export type ForMintingIds = {
  mint(): string;
};
