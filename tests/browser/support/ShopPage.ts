import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Fault } from '../../../adapters/mirage/Faults.ts';
import type { Device } from './devices.ts';
import { hasSettled } from './hasSettled.ts';
import { listenForNoise } from './listenForNoise.ts';

/** A call of the mock back-end in the page, and how it fails from the start. */
export type FailingCall = readonly [method: string, pattern: string, fault: Fault];

export type UnansweredCall = readonly [method: string, pattern: string];

export type VisitOptions = Pick<
  BrowserContextOptions,
  'hasTouch' | 'isMobile' | 'colorScheme' | 'reducedMotion' | 'forcedColors'
> & {
  /** The window's width, in CSS pixels; 1280 unless said otherwise. */
  readonly width?: number;
  readonly height?: number;
  /** What the browser's storage holds beforehand. */
  readonly device?: Device;
  readonly failing?: readonly FailingCall[];
  /** Calls of the mock back-end in the page whose first answer never comes. */
  readonly unanswered?: readonly UnansweredCall[];
  /** Whether the spinner's first second passes at once; the page's clock is a faked one then, which runs as usual. */
  readonly isHurried?: boolean;
  /** Does what must be done before the first page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
};

const SPINNER_MS = 1000;

/** One browser profile with one tab, in which the shop is opened. */
export class Visit {
  readonly page: Page;
  /** Everything the browser complained about, and every request that left this machine. */
  readonly noise: readonly string[];
  readonly #address: string;
  readonly #isHurried: boolean;

  private constructor(page: Page, address: string, isHurried: boolean) {
    this.page = page;
    this.#address = address;
    this.#isHurried = isHurried;
    this.noise = listenForNoise(page, address);
  }

  static async begin(browser: Browser, address: string, options: VisitOptions): Promise<Visit> {
    const { width = 1280, height = 900, device = {}, failing = [], unanswered = [], ...others } = options;
    const { isHurried = false, prepare, ...rest } = others;
    const localStorage = Object.entries(device).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...rest,
      baseURL: address,
      viewport: { width, height },
      storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
    });
    context.setDefaultTimeout(20_000);
    if (failing.length + unanswered.length > 0)
      await context.addInitScript(troubleFromTheStart, { failing, unanswered });
    if (isHurried) await context.clock.install();
    await prepare?.(context);
    return new Visit(await context.newPage(), address, isHurried);
  }

  /** Opens an address from outside, over the network, and waits until the shop stands still. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.hurry();
    await this.settle();
  }

  /** Loads the page anew and waits until the shop stands still. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.hurry();
    await this.settle();
  }

  /** Moves to another page inside the shop, as Back and Forward do; `title` is what the tab says there. */
  async moveTo(path: string, title: string): Promise<void> {
    await this.page.evaluate((to) => {
      window.history.pushState({ key: `${to} ${window.history.length}` }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.arriveAt(title);
  }

  /** Waits for the page of this title to stand there finished. */
  async arriveAt(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title === wanted, `${title} · Creator Row`);
    await this.settle();
  }

  /** Waits until nothing is under way and the first second's spinner has gone. */
  async settle(): Promise<void> {
    try {
      await this.page.waitForFunction(hasSettled);
    } catch (cause) {
      const main = await this.page.locator('main').evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));
      throw new Error(`${this.path} does not come to rest: ${main.join().slice(0, 1000)} ${this.noise.join()}`, {
        cause,
      });
    }
  }

  /** Lets the spinner's first second pass at once, where that was asked for. */
  async hurry(): Promise<void> {
    if (!this.#isHurried) return;
    await this.page.waitForFunction(() => document.querySelector('#root:not([data-opening]) main') !== null);
    await this.page.clock.fastForward(SPINNER_MS);
  }

  /** The path with its query where the tab is now. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return `${pathname}${search}`;
  }

  get isInShop(): boolean {
    return this.page.url().startsWith(`${this.#address}/`);
  }
}

type Troubles = { readonly failing: readonly FailingCall[]; readonly unanswered: readonly UnansweredCall[] };

/** Runs in the page: the mock comes up with these calls failing, or left without an answer. */
function troubleFromTheStart({ failing, unanswered }: Troubles): void {
  Object.defineProperty(window, 'creatorRowMock', {
    configurable: true,
    set(mock: NonNullable<Window['creatorRowMock']>) {
      Object.defineProperty(window, 'creatorRowMock', { configurable: true, writable: true, value: mock });
      for (const [method, pattern, fault] of failing) mock.faults.fail(method, pattern, fault);
      for (const [method, pattern] of unanswered) mock.faults.hold(method, pattern);
    },
  });
}
