/** The requested payment, by the names that scenarios use: `amount in paise`, `currency`, `name`, `e-mail`, `phone`. */
export type PaymentFacts = Readonly<Record<string, string>>;

/** The payment provider: its window, and whether it is reachable. */
export type PaymentDriver = {
  isOpen(): Promise<boolean>;
  facts(): Promise<PaymentFacts>;
  addressNote(): Promise<string>;
  pay(): Promise<void>;
  /** The card is refused; the reason is that of the stand-in. */
  refuseCard(): Promise<void>;
  cancel(): Promise<void>;
  /** Lets the payment succeed whose window the shopper has closed. */
  succeedAfterCancel(): Promise<void>;
  cannotBeReached(): void;
  canBeReached(): void;
};
