export type CartLine = { readonly name: string; readonly price: string; readonly quantity: string };

export type CouponState = {
  readonly name: string;
  readonly state: 'available' | 'unavailable' | 'chosen';
  /** What is missing for it, in the page's words. */
  readonly note: string;
};

/** The cart with its coupons, and the bill beside cart and checkout. */
export type CartDriver = {
  lines(): Promise<readonly CartLine[]>;
  addOne(name: string): Promise<void>;
  oneMore(name: string): Promise<void>;
  oneFewer(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Empty while they are folded away. */
  coupons(): Promise<readonly CouponState[]>;
  /** Unfolds the coupons if need be and presses this one. */
  toggleCoupon(name: string): Promise<void>;
  /** The bill's lines by their labels, in small letters. */
  summary(): Promise<Readonly<Record<string, string>>>;
};
