/** A page of the shop to pass on. */
export type SharedPage = {
  /** What the page is about, such as a product's name. */
  readonly title: string;
  /** The page's path, which begins with a slash. */
  readonly path: string;
};

/** Passes on the address of a page by the means of the device. */
export type ForSharing = {
  /**
   * Resolves with `offered` when the device has offered its ways of sharing, whether the shopper used one or not; with `copied`
   * when it has none and the address is in the clipboard instead. Rejects when neither is possible. Call it in answer to a
   * press: browsers allow it only then.
   */
  share(page: SharedPage): Promise<'offered' | 'copied'>;
};
