/** The products on listing and product page. */
export type CatalogueDriver = {
  /** The names of the products on the listing. */
  shown(): Promise<readonly string[]>;
  isLoading(): Promise<boolean>;
  hasFailed(): Promise<boolean>;
  openDetails(name: string): Promise<void>;
  /** Follows the creator's handle on a product's card or page. */
  followCreatorOf(name: string): Promise<void>;
  /** The products under "More from …" on a product's page. */
  moreFromCreator(): Promise<readonly string[]>;
  /** The products in the list of that name, such as the pieces on a creator's page. */
  productsIn(list: string): Promise<readonly string[]>;
  /** The sizes to choose on a product's page; what is sold out says so. */
  sizes(): Promise<readonly string[]>;
  /** The size that is chosen there; `none` as long as she has to choose. */
  chosenSize(): Promise<string>;
  chooseSize(size: string): Promise<void>;
  /** The size that has the focus; `none` when none has it. */
  focusedSize(): Promise<string>;
  canGoBackToListing(): Promise<boolean>;
  heading(): Promise<{ readonly title: string; readonly count: string }>;
  /** The result count that screen readers announce. */
  readOut(): Promise<string>;
};
