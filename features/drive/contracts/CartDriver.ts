export type CartLine = { readonly name: string; readonly price: string; readonly quantity: string };

export type CouponState = {
  readonly name: string;
  readonly state: 'available' | 'unavailable' | 'chosen';
  /** The page's text about what is missing for it, or that it saves most. */
  readonly note: string;
};

/** The cart with its coupons, and the summary beside cart and checkout. */
export type CartDriver = {
  lines(): Promise<readonly CartLine[]>;
  addOne(name: string): Promise<void>;
  oneMore(name: string): Promise<void>;
  oneFewer(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** In the order of the page. Empty while the list is closed. */
  coupons(): Promise<readonly CouponState[]>;
  /** Opens the list of coupons if it is closed, and presses this one. */
  toggleCoupon(name: string): Promise<void>;
  /** The amounts of the summary by their labels in lower case. */
  summary(): Promise<Readonly<Record<string, string>>>;
  /** What the shop says of lines that have changed. */
  news(): Promise<readonly string[]>;
  takeNewsAsRead(): Promise<void>;
};
