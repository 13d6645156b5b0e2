/** Navigation between the pages of the shop. Paths belong to this app: `/cart`, `/product-listing?…`. */
export type ForNavigating = {
  /** Returns the current path with its query and fragment. */
  here(): string;
  goTo(path: string): void;
  /** Navigates and replaces the current entry of the history. */
  replaceWith(path: string): void;
};
