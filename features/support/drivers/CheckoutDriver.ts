export type OrderFacts = {
  readonly orderId: string;
  readonly paymentId: string;
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
  orders(): Promise<readonly OrderFacts[]>;
};
