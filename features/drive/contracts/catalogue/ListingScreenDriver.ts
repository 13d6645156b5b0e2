/** The listing with its layout: the grid of cards, and the dialog of filters. */
export type ListingScreenDriver = {
  scrollToEnd(): Promise<void>;
  scrollFarDown(): Promise<void>;
  focus(name: string): Promise<void>;
  /** Presses Tab until the next card's name has the focus. */
  tabToNextCard(): Promise<void>;
  /** The name of the card that has the focus. */
  focused(): Promise<string>;
  isOnScreen(name: string): Promise<boolean>;
  openDetailsOfLast(): Promise<void>;
  /** Whether the listing is scrolled as it was when the last product's details were opened. */
  isWhereSheLeft(): Promise<boolean>;
  /** Whether that product has the keyboard's focus. */
  hasLastFocus(): Promise<boolean>;
  areFiltersOpen(): Promise<boolean>;
  closeFilters(): Promise<void>;
};
