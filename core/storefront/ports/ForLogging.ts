/** The developers' log; the shopper never sees it. */
export type ForLogging = {
  error(text: string, cause: unknown): void;
};
