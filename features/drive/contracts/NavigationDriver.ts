/** Navigates in the shop. */
export type NavigationDriver = {
  /** Opens the shop at a path, as a bookmark does, without waiting for the first second. */
  arriveAt(path: string): Promise<void>;
  /** Goes to a path; the first time it opens the shop there, and its first second has passed. */
  goTo(path: string): Promise<void>;
  /** Goes to a page by its name; within the shop when that is open. */
  open(page: string): Promise<void>;
  /** The browser's Back button. */
  back(): Promise<void>;
  /** The browser's Forward button. */
  forward(): Promise<void>;
  /** Opens a page of the shop in another tab of the same device, and brings that tab to the front. */
  openInAnotherTab(page: string): Promise<void>;
  /** Brings the other one of two tabs to the front. */
  turnToOtherTab(): Promise<void>;
  /** Closes the shop and opens it again where it was. */
  comeBack(): Promise<void>;
  /** Turns to something else, and to the tab again after this many milliseconds. */
  lookAwayFor(milliseconds: number): Promise<void>;
  path(): Promise<string>;
  /** The name of the present page; undefined on a page that does not exist. */
  page(): Promise<string | undefined>;
  useSmallScreen(): void;
  scrollDown(): Promise<void>;
  isAtTop(): Promise<boolean>;
  /** Advances the clock, in milliseconds. */
  pass(milliseconds: number): Promise<void>;
};
