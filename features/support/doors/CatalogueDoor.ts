export type FilterGroup = 'categories' | 'creators' | 'sizes' | 'prices';

export type Arrival = {
  readonly path: string;
  readonly playsByItself: boolean;
  readonly isSilent: boolean;
  readonly isEndless: boolean;
  readonly speed: number;
};

/** Home, listing and product page. */
export type CatalogueDoor = {
  /** The names of the products shown, on the listing or on the wishlist. */
  shown(): Promise<readonly string[]>;
  isLoading(): Promise<boolean>;
  hasFailed(): Promise<boolean>;
  openDetails(name: string): Promise<void>;
  /** How many cards are drawn, and what the first one says of its place among all. */
  drawn(): Promise<{ readonly cards: number; readonly first: { readonly place: number; readonly of: number } }>;
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
  /** Follows the creator's handle on a product's card or page. */
  followCreatorOf(name: string): Promise<void>;
  /** The products under "More from …" on a product's page. */
  moreFromCreator(): Promise<readonly string[]>;
  /** The creators on the front page. */
  creators(): Promise<readonly string[]>;
  followCreator(handle: string): Promise<void>;
  canGoBackToListing(): Promise<boolean>;
  toggle(group: FilterGroup, value: string): Promise<void>;
  ticked(group: FilterGroup): Promise<readonly string[]>;
  /** Such as `S (1)`. */
  offered(group: FilterGroup): Promise<readonly string[]>;
  sortBy(order: 'low to high' | 'high to low'): Promise<void>;
  isSorted(): Promise<boolean>;
  /** The filters in force, in words. */
  chosen(): Promise<readonly string[]>;
  removeFilter(label: string): Promise<void>;
  heading(): Promise<{ readonly title: string; readonly count: string }>;
  /** The result count as it is read out to those who listen. */
  readOut(): Promise<string>;
  areFiltersOpen(): Promise<boolean>;
  closeFilters(): Promise<void>;
  newArrivals(): Promise<readonly Arrival[]>;
  followArrival(number: number): Promise<void>;
  tiles(): Promise<readonly { readonly category: string; readonly picture: 'its own' | 'the default' }[]>;
  followTile(category: string): Promise<void>;
};
