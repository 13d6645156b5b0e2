import type { Page as Tab } from 'playwright-core';
import type { AdminWindow } from '../admin/AdminScreen.ts';
import type { Page } from '../Page.ts';
import { isSettled } from './isSettled.ts';
import { LIMIT_MS, openPage, WIDE_SCREEN } from './openPage.ts';
import { PlaywrightPage } from './PlaywrightPage.ts';
import type { RunningBrowser } from './sharedBrowser.ts';

/** A path without any script. */
const OUTSIDE = '/robots.txt';

/** The built admin in the browser. */
export class AdminBrowserWindow implements AdminWindow {
  readonly #running: RunningBrowser;
  #isOpen = false;

  constructor(running: RunningBrowser) {
    this.#running = running;
  }

  get page(): Page {
    return new PlaywrightPage(this.#tab.locator('body'));
  }

  async open(path: string): Promise<void> {
    if (this.#tab.viewportSize()?.width !== WIDE_SCREEN.width) await this.#tab.setViewportSize(WIDE_SCREEN);
    await this.#tab.goto(`${this.#running.origin}${path}`, { waitUntil: 'commit' });
    this.#isOpen = true;
    await this.settled();
  }

  async lookAgain(): Promise<void> {
    await this.#tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async settled(): Promise<void> {
    if (!this.#isOpen) return;
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; )
      if ((await this.#tab.evaluate(isSettled)).isIdle) return;
    throw new Error(`The admin does not become idle at ${this.#tab.url()}`);
  }

  /** Leaves the admin, and forgets the session; replaces a page that cannot be left. */
  async close(): Promise<void> {
    await this.#tab.context().clearCookies();
    try {
      // Until it is loaded, so that it does not get in the way of the next navigation.
      await this.#tab.goto(`${this.#running.origin}${OUTSIDE}`, { waitUntil: 'load' });
    } catch {
      await this.#tab.context().close();
      this.#running.page = await openPage(this.#running.browser);
    }
  }

  get #tab(): Tab {
    return this.#running.page;
  }
}
