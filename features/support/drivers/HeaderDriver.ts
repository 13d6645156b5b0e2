/** The header of every page. */
export type HeaderDriver = {
  offers(link: string): Promise<boolean>;
  follow(link: string): Promise<void>;
  /** The badge's number; 0 when it shows nothing. */
  badge(of: 'cart' | 'wishlist'): Promise<number>;
  searchFor(text: string): Promise<void>;
  searchText(): Promise<string>;
  categories(): Promise<readonly string[]>;
  pickCategory(category: string): Promise<void>;
  openMenu(): Promise<void>;
  isMenuOpen(): Promise<boolean>;
};
