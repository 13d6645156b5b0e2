export type OrderFacts = {
  readonly orderId: string;
  readonly paymentId: string;
  /** Everything the order shows, to be searched for words. */
  readonly text: string;
};

/** Checkout and past orders. */
export type CheckoutDriver = {
  bag(): Promise<readonly string[]>;
  addresses(): Promise<readonly string[]>;
  chooseAddress(name: string): Promise<void>;
  /** To whom the order goes; undefined while nobody is chosen. */
  deliveringTo(): Promise<string | undefined>;
  orders(): Promise<readonly OrderFacts[]>;
};
