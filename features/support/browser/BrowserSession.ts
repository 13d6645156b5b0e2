import type { Page } from 'playwright-core';
import type { MirageBackEndDriver } from '../backEnd/MirageBackEndDriver.ts';
import { isSettled } from './inPage/isSettled.ts';
import { waitForOpening } from './inPage/waitForOpening.ts';
import { LIMIT_MS, openPage, SMALL_SCREEN, WIDE_SCREEN } from './openPage.ts';
import type { RunningBrowser } from './sharedBrowser.ts';

/** An address of the shop's own without any script: there the device can be prepared. */
const OUTSIDE = '/robots.txt';
const FIRST_SECOND_MS = 1000;

/** One scenario's tabs in the browser: opens the shop on a prepared device, and waits until it is idle. */
export class BrowserSession {
  /** The tab in front. */
  #page: Page;
  #otherPage: Page | undefined;
  readonly #running: RunningBrowser;
  readonly #backEnd: MirageBackEndDriver;
  readonly #device = new Map<string, string>();
  #isOpen = false;
  #isSmall = false;
  /** Whether the page has finished its last navigation. */
  #isSound = true;
  /** The changes to the network that must be done before the next step. */
  #preparations: Promise<unknown> = Promise.resolve();
  #isAnythingOutOfReach = false;

  constructor(running: RunningBrowser, backEnd: MirageBackEndDriver) {
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

  /** What the device remembers before the shop is opened on it. */
  get device(): Map<string, string> {
    if (this.#isOpen) throw new Error('The shop is open already: the device can no longer be prepared');
    return this.#device;
  }

  useSmallScreen(): void {
    if (this.#isOpen) throw new Error('The shop is open already: the screen can no longer be chosen');
    this.#isSmall = true;
  }

  /** From now on these addresses cannot be reached. */
  putOutOfReach(addresses: string): void {
    this.#isAnythingOutOfReach = true;
    this.#preparations = this.#preparations.then(() => this.page.route(addresses, (route) => route.abort()));
  }

  putWithinReach(addresses: string): void {
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
    await this.#stepOutside();
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

  /** Where the shopper is, with query and fragment. */
  async path(): Promise<string> {
    return this.page.evaluate(() => `${location.pathname}${location.search}${location.hash}`);
  }

  /** Lets time pass, in ms. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.evaluate((passed) => window.recorder.passTime(passed), milliseconds);
  }

  /** Waits until nothing is under way but answers that are held back. */
  async settled(): Promise<void> {
    await this.#preparations;
    if (!this.#isOpen) return;
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; ) {
      const { isAtRest, callsUnderWay } = await this.#rest();
      if (isAtRest || (callsUnderWay > 0 && callsUnderWay === this.#backEnd.heldResponses.count)) return;
    }
    throw new Error(`The shop does not become idle at ${await this.path()}`);
  }

  /** Stops the scripts of the page; replaces a page on which the shop did not open. */
  async close(): Promise<void> {
    await this.#closeOtherTab();
    if (this.#isSound) {
      await this.page.evaluate(fallSilent);
      if (this.#isAnythingOutOfReach) await this.page.unrouteAll();
      await this.#stepOutside();
    } else {
      await this.page.context().close();
      this.#running.page = await openPage(this.#running.browser);
    }
  }

  /** Whether all tabs are idle. */
  async #rest(): Promise<{ readonly isAtRest: boolean; readonly callsUnderWay: number }> {
    const own = await this.#page.evaluate(isSettled);
    if (this.#otherPage === undefined) return own;
    const other = await this.#otherPage.evaluate(isSettled);
    // A message from the other tab may have started work here meanwhile.
    const again = await this.#page.evaluate(isSettled);
    return {
      isAtRest: own.isAtRest && other.isAtRest && again.isAtRest,
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
    await this.#stepOutside();
    await this.page.evaluate(rememberOnly, [...this.#device]);
    this.#isOpen = true;
    await this.#enter(path, passed);
  }

  async #stepOutside(): Promise<void> {
    const address = `${this.#running.origin}${OUTSIDE}`;
    if (this.page.url() !== address) await this.page.goto(address, { waitUntil: 'commit' });
  }

  async #enter(path: string, passed: number): Promise<void> {
    this.#isSound = false;
    await this.page.goto(`${this.#running.origin}${path}`, { waitUntil: 'commit' });
    await this.page.evaluate(waitForOpening, passed);
    this.#isSound = true;
  }
}

/** What the shop still meant to ask for would reach the next scenario's back-end. */
function fallSilent(): void {
  window.fetch = () => new Promise(() => undefined);
}

function rememberOnly(entries: readonly (readonly [string, string])[]): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of entries) localStorage.setItem(key, text);
}
