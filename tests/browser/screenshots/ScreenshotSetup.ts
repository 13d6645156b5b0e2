import type { ScreenshotFolder } from '../support/ScreenshotFolder.ts';
import type { ShopTab, ShopTabOptions } from '../support/ShopTab.ts';

/** What the scripts that take screenshots share. */
export type ScreenshotSetup = {
  readonly folder: ScreenshotFolder;
  /** Opens a tab with reduced motion and without the first second's spinner. */
  openTab(options?: ShopTabOptions): Promise<ShopTab>;
};

export const PHONE = [360];
export const DESKTOP = [1440];

/** Returns the file name of a page's screenshot, without width and colour scheme. */
export function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
