/** Chooses numbers of orders. */
export type ForNumberingOrders = {
  /** Returns a random number: `CR-` and eight characters of Crockford's base 32, which has no I, L, O and U. */
  next(): string;
};
