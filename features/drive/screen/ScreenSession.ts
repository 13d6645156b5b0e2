import type { Page } from './Page.ts';

/** One scenario's tabs: opens the shop in them and waits until it is idle. */
export type ScreenSession = {
  /** The page in the tab in front. */
  readonly page: Page;
  readonly isOpen: boolean;
  /** Presses a key, such as `Enter`, where the keyboard's focus is. */
  pressKey(key: string): Promise<void>;
  /** Performs an action that downloads a file, and resolves with the text of the file. */
  downloaded(action: () => Promise<void>): Promise<string>;
  useSmallScreen(): void;
  /** Opens the shop at a path and stays in its first second. */
  arrive(path: string): Promise<void>;
  /** Opens the shop at a path and lets its first second pass. */
  open(path: string): Promise<void>;
  /** Opens the shop in another tab of the same device, and brings that tab to the front. */
  openInAnotherTab(path: string): Promise<void>;
  turnToOtherTab(): void;
  /** Closes the shop and opens it again where it was, on the same device. */
  comeBack(): Promise<void>;
  /** Advances the clock, in ms. */
  pass(milliseconds: number): Promise<void>;
  /** Turns to something else for this long, in ms, and to the tab again. */
  lookAwayFor(milliseconds: number): Promise<void>;
  /** Waits until the shop is idle; held responses do not count. */
  settled(): Promise<void>;
};
