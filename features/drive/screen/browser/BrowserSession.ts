import type { Page } from 'playwright-core';
import type { BackEndDriver } from '../../contracts/BackEndDriver.ts';
import { isSettled } from '../in-page/isSettled.ts';
import { waitForOpening } from '../in-page/waitForOpening.ts';
import { LIMIT_MS, openPage, SMALL_SCREEN, WIDE_SCREEN } from './openPage.ts';
import type { RunningBrowser } from './sharedBrowser.ts';

/** A path of the shop without any script, where the device can be prepared. */
const OUTSIDE = '/robots.txt';
const FIRST_SECOND_MS = 1000;

/** One scenario's tabs in the browser: opens the shop on a prepared device, and waits until it is idle. */
export class BrowserSession {
  /** The tab in front. */
  #page: Page;
  #otherPage: Page | undefined;
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
    this.#page = running.page;
    this.#running = running;
    this.#backEnd = backEnd;
  }

  /** The page in the tab in front. */
  get page(): Page {
    return this.#page;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The content of local storage before the shop is opened. */
  get device(): Map<string, string> {
    if (this.#isOpen) throw new Error('The shop is open already: the device can no longer be prepared');
    return this.#device;
  }

  useSmallScreen(): void {
    if (this.#isOpen) throw new Error('The shop is open already: the screen can no longer be chosen');
    this.#isSmall = true;
  }

  /** Makes requests to these URLs fail from now on. */
  block(addresses: string): void {
    this.#isAnythingBlocked = true;
    this.#preparations = this.#preparations.then(() => this.page.route(addresses, (route) => route.abort()));
  }

  unblock(addresses: string): void {
    this.#preparations = this.#preparations.then(() => this.page.unroute(addresses));
  }

  /** Opens the shop at a path; its first second has not passed. */
  async arrive(path: string): Promise<void> {
    await this.#openFirst(path, 0);
  }

  /** Opens the shop at a path and lets its first second pass. */
  async open(path: string): Promise<void> {
    await this.#openFirst(path, FIRST_SECOND_MS);
  }

  /** Closes the shop and opens it again where it was, on the same device. */
  async comeBack(): Promise<void> {
    const path = await this.path();
    await this.#leaveShop();
    await this.#enter(path, FIRST_SECOND_MS);
  }

  /** Opens the shop in another tab of the same browser, lets its first second pass, and brings that tab to the front. */
  async openInAnotherTab(path: string): Promise<void> {
    this.#otherPage = this.#page;
    this.#page = await this.#page.context().newPage();
    await this.#enter(path, FIRST_SECOND_MS);
  }

  turnToOtherTab(): void {
    if (this.#otherPage === undefined) throw new Error('There is no other tab');
    [this.#page, this.#otherPage] = [this.#otherPage, this.#page];
  }

  /** The current path, with query and fragment. */
  async path(): Promise<string> {
    return this.page.evaluate(() => `${location.pathname}${location.search}${location.hash}`);
  }

  /** Advances the clock, in ms. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.evaluate((passed) => window.recorder.passTime(passed), milliseconds);
  }

  /** Waits until the shop is idle; held responses do not count. */
  async settled(): Promise<void> {
    await this.#preparations;
    if (!this.#isOpen) return;
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; ) {
      const { isIdle, callsUnderWay } = await this.#idleness();
      if (isIdle || (callsUnderWay > 0 && callsUnderWay === this.#backEnd.heldResponses.count)) return;
    }
    throw new Error(`The shop does not become idle at ${await this.path()}`);
  }

  /** Stops the scripts of the page; replaces a page on which the shop did not open. */
  async close(): Promise<void> {
    await this.#closeOtherTab();
    if (this.#hasOpened) {
      await this.page.evaluate(stopRequests);
      if (this.#isAnythingBlocked) await this.page.unrouteAll();
      await this.#leaveShop();
    } else {
      await this.page.context().close();
      this.#running.page = await openPage(this.#running.browser);
    }
  }

  /** Whether all tabs are idle. */
  async #idleness(): Promise<{ readonly isIdle: boolean; readonly callsUnderWay: number }> {
    const own = await this.#page.evaluate(isSettled);
    if (this.#otherPage === undefined) return own;
    const other = await this.#otherPage.evaluate(isSettled);
    // A message from the other tab may have started work here meanwhile.
    const again = await this.#page.evaluate(isSettled);
    return {
      isIdle: own.isIdle && other.isIdle && again.isIdle,
      callsUnderWay: again.callsUnderWay + other.callsUnderWay,
    };
  }

  /** Closes the tab that this session opened, whichever is in front. */
  async #closeOtherTab(): Promise<void> {
    if (this.#otherPage === undefined) return;
    const first = this.#running.page;
    await (this.#page === first ? this.#otherPage : this.#page).close();
    this.#page = first;
    this.#otherPage = undefined;
  }

  async #openFirst(path: string, passed: number): Promise<void> {
    await this.#preparations;
    const screen = this.#isSmall ? SMALL_SCREEN : WIDE_SCREEN;
    if (this.page.viewportSize()?.width !== screen.width) await this.page.setViewportSize(screen);
    await this.#leaveShop();
    await this.page.evaluate(replaceStorage, [...this.#device]);
    this.#isOpen = true;
    await this.#enter(path, passed);
  }

  async #leaveShop(): Promise<void> {
    const address = `${this.#running.origin}${OUTSIDE}`;
    if (this.page.url() !== address) await this.page.goto(address, { waitUntil: 'commit' });
  }

  async #enter(path: string, passed: number): Promise<void> {
    this.#hasOpened = false;
    await this.page.goto(`${this.#running.origin}${path}`, { waitUntil: 'commit' });
    await this.page.evaluate(waitForOpening, passed);
    this.#hasOpened = true;
  }
}

/** Stops the shop's remaining requests, which would reach the next scenario's back-end. */
function stopRequests(): void {
  window.fetch = () => new Promise(() => undefined);
}

function replaceStorage(entries: readonly (readonly [string, string])[]): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of entries) localStorage.setItem(key, text);
}
