/** What every page has: texts and buttons. */
export type ScreenDriver = {
  /** Whether the page shows the words. */
  reads(words: string): Promise<boolean>;
  /** Presses the button or link of that name; `of` says whose, where there are several. */
  press(button: string, of?: string): Promise<void>;
  pressTwiceInAHurry(button: string, of?: string): Promise<void>;
  /** What a product on the page shows: `price`, `was`, `percent off`, `stock`, `size`, `quantity`, `picture`, `description`,
   * `fabric`, `care`, `fit`, `made in`, and on a screen `button` and `picture shows`. */
  productFacts(name: string): Promise<Readonly<Record<string, string>>>;
  /** The texts of all toasts since the shop was opened, the oldest first. */
  toasts(): Promise<readonly string[]>;
  /** The texts of the toasts that are shown. */
  visibleToasts(): Promise<readonly string[]>;
  /** Whether the shop says that it cannot be reached. */
  isOffline(): Promise<boolean>;
  /** How many changes wait for the connection, as the shop says; 0 when it says nothing of them. */
  waitingChanges(): Promise<number>;
  /** Whether the shop says that it is slow to answer. */
  isSlow(): Promise<boolean>;
  /** Presses the button beside those words. */
  retry(): Promise<void>;
  isSpinnerShown(): Promise<boolean>;
  hasConstructionWarning(): Promise<boolean>;
  /** The links of the footer. */
  footer(): Promise<{
    readonly social: boolean;
    readonly phone: boolean;
    readonly email: boolean;
    readonly copyright: boolean;
  }>;
};
