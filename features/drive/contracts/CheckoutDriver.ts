export type OrderFacts = {
  readonly orderId: string;
  readonly paymentId: string;
  /** Where its page is; only where the shop keeps it. */
  readonly path?: string;
  /** The whole text of the order. */
  readonly text: string;
};

/** Checkout and past orders. */
export type CheckoutDriver = {
  bag(): Promise<readonly string[]>;
  addresses(): Promise<readonly string[]>;
  chooseAddress(name: string): Promise<void>;
  /** The name of the chosen address; undefined without one. */
  deliveringTo(): Promise<string | undefined>;
  /** Puts the products of the order with this id into the cart again. */
  buyAgain(orderId: string): Promise<void>;
  orders(): Promise<readonly OrderFacts[]>;
  /** What the shop says after a payment. */
  thanks(): Promise<string | undefined>;
  /** Whether the checkout says that nothing was paid. */
  saysNotPaid(): Promise<boolean>;
  /** What the shop says of lines of which it has too few. */
  shortLines(): Promise<readonly string[]>;
  /** Takes what is left of such a line. */
  takeWhatIsLeft(name: string): Promise<void>;
};
