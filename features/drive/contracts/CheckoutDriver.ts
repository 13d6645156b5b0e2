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
  /** Puts the products of the order with this id into the cart again. */
  buyAgain(orderId: string): Promise<void>;
  orders(): Promise<readonly OrderFacts[]>;
};
