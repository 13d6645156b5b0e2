/** What the page of an order shows. */
export type OrderPageFacts = {
  readonly number: string;
  readonly state: string;
  /** The names of the steps on its way. */
  readonly way: readonly string[];
  /** The step that it has reached. */
  readonly reached: string;
  /** What happened, the oldest first. */
  readonly history: readonly string[];
  /** What each parcel shows, with the carrier's page. */
  readonly parcels: readonly string[];
  readonly products: readonly string[];
  /** The sums by their labels in lower case. */
  readonly sums: Readonly<Record<string, string>>;
  readonly refunds: readonly string[];
  /** What each return shows. */
  readonly returns: readonly string[];
  /** What the shopper is asked about, with her answer, as far as there is one: `Sun T-Shirt, size M: Small`. */
  readonly fits: readonly string[];
  readonly address: string;
};

/** The page of one order. */
export type OrderPageDriver = {
  /** Undefined while there is none. */
  facts(): Promise<OrderPageFacts | undefined>;
  canBeCancelled(): Promise<boolean>;
  /** Asks to cancel the order; the shop then says what cancelling does. */
  askToCancel(): Promise<void>;
  /** What the shop says before an order is cancelled. */
  question(): Promise<string | undefined>;
  canReturn(): Promise<boolean>;
  /** Opens the form for pieces that come back. */
  askToReturn(): Promise<void>;
  /** Chooses in that form how many pieces of a line come back. */
  sendBack(name: string, quantity: number): Promise<void>;
  /** Chooses why, such as `too-big`, and the size wanted instead of money, which is empty for money. */
  because(name: string, reason: string, instead: string): Promise<void>;
  /** The sizes that the form offers instead of money. */
  sizesInstead(name: string): Promise<readonly string[]>;
  sendReturn(): Promise<void>;
  /** What the form says is wrong. */
  returnFaults(): Promise<readonly string[]>;
  withdrawReturn(): Promise<void>;
  /** Says how a piece fits: `Small`. */
  sayFit(name: string, answer: string): Promise<void>;
  answer(answer: 'Cancel the order' | 'Keep the order'): Promise<void>;
};
