/** The header of every page. */
export type HeaderDriver = {
  offers(link: string): Promise<boolean>;
  follow(link: string): Promise<void>;
  /** The badge's number; 0 when it shows nothing. */
  badge(of: 'cart' | 'wishlist'): Promise<number>;
  searchFor(text: string): Promise<void>;
  searchText(): Promise<string>;
  /** Types into the search box without searching. */
  typeSearch(text: string): Promise<void>;
  /** Presses a key in the search box. */
  pressInSearch(key: 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape'): Promise<void>;
  /** What the search box suggests, each with what it is; empty while it suggests nothing. */
  suggestions(): Promise<readonly string[]>;
  /** The highlighted suggestion; undefined while none is. */
  highlighted(): Promise<string | undefined>;
  chooseSuggestion(title: string): Promise<void>;
  /** The number of suggestions that screen readers announce. */
  announcedSuggestions(): Promise<string>;
  categories(): Promise<readonly string[]>;
  pickCategory(category: string): Promise<void>;
  openMenu(): Promise<void>;
  isMenuOpen(): Promise<boolean>;
};
