/** The log for operators. Entries have no secrets, tokens or addresses. */
export type ForLogging = {
  info(text: string, details?: object): void;
  error(text: string, cause: unknown, details?: object): void;
};
