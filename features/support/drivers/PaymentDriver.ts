/** What the provider was asked for, as a scenario words it: `amount in paise`, `currency`, `name`, `e-mail`, `phone`. */
export type PaymentFacts = Readonly<Record<string, string>>;

/** The payment provider: its window before the shopper, and whether it can be reached at all. */
export type PaymentDriver = {
  isOpen(): Promise<boolean>;
  facts(): Promise<PaymentFacts>;
  addressNote(): Promise<string>;
  pay(): Promise<void>;
  /** The card is refused; the provider gives the reason that its stand-in gives. */
  refuseCard(): Promise<void>;
  cancel(): Promise<void>;
  /** Lets the payment succeed whose window the shopper has closed. */
  succeedAfterCancel(): Promise<void>;
  cannotBeReached(): void;
  canBeReached(): void;
};
