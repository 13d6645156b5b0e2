/** Waiting for a sold-out product on its page. */
export type StockAlertDriver = {
  /** Asks to be told when it is back. */
  ask(): Promise<void>;
  takeBack(): Promise<void>;
  /** Whether the shop says that it will tell her. */
  isAsked(): Promise<boolean>;
};
