/** The log for developers. */
export type ForLogging = {
  error(text: string, cause: unknown): void;
};
