/** Quantities by the keys of the products. */
export type Quantities = Readonly<Record<string, number>>;

/** An order that a shopper has, or will have once it is confirmed. */
export type PlacedOrder = {
  readonly orderId: string;
  readonly paymentId: string;
  /** In paise. */
  readonly amount: number;
  readonly lines: Quantities;
};

/** What the shop keeps of one shopper. */
export type ShopperState = {
  readonly cart: Quantities;
  /** The names in the address book. */
  readonly addresses: readonly string[];
  /** The oldest first. */
  readonly orders: readonly PlacedOrder[];
};

/** A write of a shopper. */
export type Operation =
  | { readonly type: 'add' | 'increment' | 'decrement' | 'remove'; readonly productKey: string }
  | { readonly type: 'add-address' | 'remove-address'; readonly name: string }
  | { readonly type: 'order'; readonly order: PlacedOrder };
