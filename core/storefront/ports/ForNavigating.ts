/** Where in the shop the shopper is, as paths of this app: `/cart`, `/product-listing?…`. */
export type ForNavigating = {
  /** The present path with its query and fragment. */
  here(): string;
  goTo(path: string): void;
  /** Goes there without leaving the present page in the history. */
  replaceWith(path: string): void;
};
