/**
 * The PIN code to which the shopper wants to have delivered. It survives a reload, and ends with the session, like all that is hers.
 * Without storage it lasts until the page is closed.
 */
export type ForRememberingPin = {
  /** Resolves with the PIN code; undefined when there is none, or one that cannot be read. */
  recall(): Promise<string | undefined>;
  remember(pin: string): Promise<void>;
};
