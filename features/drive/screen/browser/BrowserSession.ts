import { readFile } from 'node:fs/promises';
import type { Page as Tab } from 'playwright-core';
import type { BackEndDriver } from '../../contracts/BackEndDriver.ts';
import { pathNow } from '../in-page/document.ts';
import type { Page } from '../Page.ts';
import type { ScreenSession } from '../ScreenSession.ts';
import { isSettled } from './isSettled.ts';
import { LIMIT_MS, openPage, SMALL_SCREEN, WIDE_SCREEN } from './openPage.ts';
import { PlaywrightPage } from './PlaywrightPage.ts';
import type { RunningBrowser } from './sharedBrowser.ts';
import { waitForOpening } from './waitForOpening.ts';

/** A path of the shop without any script, where the device can be prepared. */
const OUTSIDE = '/robots.txt';
const FIRST_SECOND_MS = 1000;

/** One scenario's tabs in the browser: opens the shop on a prepared device, and waits until it is idle. */
export class BrowserSession implements ScreenSession {
  /** The tab in front. */
  #tab: Tab;
  #otherTab: Tab | undefined;
  readonly #running: RunningBrowser;
  readonly #backEnd: BackEndDriver;
  readonly #device = new Map<string, string>();
  #isOpen = false;
  #isSmall = false;
  /** Whether the page has finished its last navigation. */
  #hasOpened = true;
  /** The changes to the network that must be done before the next step. */
  #preparations: Promise<unknown> = Promise.resolve();
  #isAnythingBlocked = false;

  constructor(running: RunningBrowser, backEnd: BackEndDriver) {
    this.#tab = running.page;
    this.#running = running;
    this.#backEnd = backEnd;
  }

  /** The tab in front. */
  get tab(): Tab {
    return this.#tab;
  }

  get page(): Page {
    return new PlaywrightPage(this.#tab.locator('body'));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The content of local storage before the shop is opened. */
  get device(): Map<string, string> {
    if (this.#isOpen) throw new Error('The shop is open already: the device can no longer be prepared');
    return this.#device;
  }

  pressKey(key: string): Promise<void> {
    return this.tab.keyboard.press(key);
  }

  async downloaded(action: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([this.tab.waitForEvent('download'), action()]);
    return readFile(await download.path(), 'utf8');
  }

  useSmallScreen(): void {
    if (this.#isOpen) throw new Error('The shop is open already: the screen can no longer be chosen');
    this.#isSmall = true;
  }

  /** Makes requests to these URLs fail from now on. */
  block(addresses: string): void {
    this.#isAnythingBlocked = true;
    this.#preparations = this.#preparations.then(() => this.tab.route(addresses, (route) => route.abort()));
  }

  unblock(addresses: string): void {
    this.#preparations = this.#preparations.then(() => this.tab.unroute(addresses));
  }

  async arrive(path: string): Promise<void> {
    await this.#openFirst(path, 0);
  }

  async open(path: string): Promise<void> {
    await this.#openFirst(path, FIRST_SECOND_MS);
  }

  async comeBack(): Promise<void> {
    this.#hasOpened = false;
    await this.tab.reload({ waitUntil: 'commit' });
    await this.#waitUntilOpen(FIRST_SECOND_MS);
  }

  async openInAnotherTab(path: string): Promise<void> {
    this.#otherTab = this.#tab;
    this.#tab = await this.#tab.context().newPage();
    await this.#enter(path, FIRST_SECOND_MS);
  }

  turnToOtherTab(): void {
    if (this.#otherTab === undefined) throw new Error('There is no other tab');
    [this.#tab, this.#otherTab] = [this.#otherTab, this.#tab];
  }

  async pass(milliseconds: number): Promise<void> {
    await this.tab.evaluate((passed) => window.recorder.passTime(passed), milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    await this.pass(milliseconds);
    await this.tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async settled(): Promise<void> {
    await this.#preparations;
    if (!this.#isOpen) return;
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; ) {
      const { isIdle, callsUnderWay } = await this.#idleness();
      if (isIdle || (callsUnderWay > 0 && callsUnderWay === this.#backEnd.heldResponses.count)) return;
    }
    throw new Error(`The shop does not become idle at ${await this.tab.evaluate(pathNow)}`);
  }

  /** Stops the scripts of the page; replaces a page on which the shop did not open. */
  async close(): Promise<void> {
    if (this.#hasOpened) await this.#stopRequests();
    await this.#closeOtherTab();
    if (this.#hasOpened) {
      if (this.#isAnythingBlocked) await this.tab.unrouteAll();
      await this.#leaveShop();
    } else {
      await this.tab.context().close();
      this.#running.page = await openPage(this.#running.browser);
    }
  }

  /** Calls that are on their way reach this scenario's back-end, not that of the next. */
  async #stopRequests(): Promise<void> {
    const tabs = [this.#tab, ...(this.#otherTab === undefined ? [] : [this.#otherTab])];
    await Promise.all(tabs.map((tab) => tab.evaluate(stopRequests)));
    const underWay = async () => {
      const counts = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.recorder.callsUnderWay)));
      return counts.reduce((sum, count) => sum + count);
    };
    for (const deadline = Date.now() + LIMIT_MS; (await underWay()) > this.#backEnd.heldResponses.count; )
      if (Date.now() > deadline) throw new Error('A call does not reach the back-end');
  }

  /** Whether all tabs are idle. */
  async #idleness(): Promise<{ readonly isIdle: boolean; readonly callsUnderWay: number }> {
    const own = await this.#tab.evaluate(isSettled);
    if (this.#otherTab === undefined) return own;
    const other = await this.#otherTab.evaluate(isSettled);
    // A message from the other tab may have started work here meanwhile.
    const again = await this.#tab.evaluate(isSettled);
    return {
      isIdle: own.isIdle && other.isIdle && again.isIdle,
      callsUnderWay: again.callsUnderWay + other.callsUnderWay,
    };
  }

  /** Closes the tab that this session opened, whichever is in front. */
  async #closeOtherTab(): Promise<void> {
    if (this.#otherTab === undefined) return;
    const first = this.#running.page;
    await (this.#tab === first ? this.#otherTab : this.#tab).close();
    this.#tab = first;
    this.#otherTab = undefined;
  }

  async #openFirst(path: string, passed: number): Promise<void> {
    await this.#preparations;
    const screen = this.#isSmall ? SMALL_SCREEN : WIDE_SCREEN;
    if (this.tab.viewportSize()?.width !== screen.width) await this.tab.setViewportSize(screen);
    await this.#leaveShop();
    await this.tab.evaluate(replaceStorage, [...this.#device]);
    this.#isOpen = true;
    await this.#enter(path, passed);
  }

  async #leaveShop(): Promise<void> {
    const address = `${this.#running.origin}${OUTSIDE}`;
    if (this.tab.url() !== address) await this.tab.goto(address, { waitUntil: 'commit' });
  }

  async #enter(path: string, passed: number): Promise<void> {
    this.#hasOpened = false;
    await this.tab.goto(`${this.#running.origin}${path}`, { waitUntil: 'commit' });
    await this.#waitUntilOpen(passed);
  }

  async #waitUntilOpen(passed: number): Promise<void> {
    await this.tab.evaluate(waitForOpening, passed);
    this.#hasOpened = true;
  }
}

/** Keeps the shop from further requests. */
function stopRequests(): void {
  window.fetch = () => new Promise(() => undefined);
}

function replaceStorage(entries: readonly (readonly [string, string])[]): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of entries) localStorage.setItem(key, text);
}
