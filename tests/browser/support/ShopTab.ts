import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Fault } from '../../../adapters/mirage/Faults.ts';
import type { Device } from './devices.ts';
import { isIdle } from './page/isIdle.ts';
import { recordProblems } from './page/recordProblems.ts';

/** A call of the mock back-end and the fault with which it fails from the start. */
export type FailingCall = readonly [method: string, pattern: string, fault: Fault];

export type UnansweredCall = readonly [method: string, pattern: string];

export type ShopTabOptions = Pick<
  BrowserContextOptions,
  'hasTouch' | 'isMobile' | 'deviceScaleFactor' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'javaScriptEnabled'
> & {
  /** The width of the window in CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly height?: number;
  /** The initial content of local storage. */
  readonly device?: Device;
  readonly failing?: readonly FailingCall[];
  /** Calls of the mock back-end whose first response never arrives. */
  readonly unanswered?: readonly UnansweredCall[];
  /** Whether the spinner's first second passes. By default a fake clock skips it, which otherwise runs normally. */
  readonly isSpinnerAwaited?: boolean;
  /** Whether the browser has service workers. Without them, by default, every call goes to the server. */
  readonly hasServiceWorkers?: boolean;
  /** Prepares the browser context before the first page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
};

const SPINNER_MS = 1000;

/** A browser context with one tab in which the shop is open. */
export class ShopTab {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests and requests to other hosts. */
  readonly problems: readonly string[];
  readonly #address: string;
  readonly #isSpinnerAwaited: boolean;

  private constructor(page: Page, address: string, isSpinnerAwaited: boolean) {
    this.page = page;
    this.#address = address;
    this.#isSpinnerAwaited = isSpinnerAwaited;
    this.problems = recordProblems(page, address);
  }

  static async create(browser: Browser, address: string, options: ShopTabOptions): Promise<ShopTab> {
    const { width = 1280, height = 900, device = {}, failing = [], unanswered = [], ...others } = options;
    const { isSpinnerAwaited = false, hasServiceWorkers = false, prepare, ...rest } = others;
    const localStorage = Object.entries(device).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...rest,
      baseURL: address,
      viewport: { width, height },
      storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
    });
    context.setDefaultTimeout(20_000);
    if (failing.length + unanswered.length > 0) await context.addInitScript(installFaults, { failing, unanswered });
    if (!isSpinnerAwaited) await context.clock.install();
    if (!hasServiceWorkers) await context.addInitScript(removeServiceWorkers);
    await prepare?.(context);
    return new ShopTab(await context.newPage(), address, isSpinnerAwaited);
  }

  /** Opens another tab of the same browser context. */
  async openAnother(): Promise<ShopTab> {
    return new ShopTab(await this.page.context().newPage(), this.#address, this.#isSpinnerAwaited);
  }

  /** Loads a path over the network and waits until the shop is idle. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.skipSpinner();
    await this.settle();
  }

  /** Reloads the page and waits until the shop is idle. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.skipSpinner();
    await this.settle();
  }

  /** Navigates within the shop, as Back and Forward do; `title` is the document's title there. */
  async moveTo(path: string, title: string): Promise<void> {
    await this.page.evaluate((to) => {
      window.history.pushState({ key: `${to} ${window.history.length}` }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.arriveAt(title);
  }

  /** Waits until the page with this title is idle. */
  async arriveAt(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title === wanted, `${title} · Creator Row`);
    await this.settle();
  }

  /** Waits until no work is pending and the spinner is gone. */
  async settle(): Promise<void> {
    try {
      await this.page.waitForFunction(isIdle);
    } catch (cause) {
      const main = await this.page.locator('main').evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));
      throw new Error(`${this.path} does not become idle: ${main.join().slice(0, 1000)} ${this.problems.join()}`, {
        cause,
      });
    }
  }

  /** Skips the spinner's first second, unless the option says that it passes. */
  async skipSpinner(): Promise<void> {
    if (this.#isSpinnerAwaited) return;
    await this.page.waitForFunction(() => document.querySelector('#root:not([data-opening]) main') !== null);
    await this.page.clock.fastForward(SPINNER_MS);
  }

  /** The current path with its query string. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return `${pathname}${search}`;
  }

  get isInShop(): boolean {
    return this.page.url().startsWith(`${this.#address}/`);
  }
}

type InitialFaults = { readonly failing: readonly FailingCall[]; readonly unanswered: readonly UnansweredCall[] };

/** Runs in the page: installs the faults before the mock back-end handles its first call. */
function installFaults({ failing, unanswered }: InitialFaults): void {
  Object.defineProperty(window, 'creatorRowMock', {
    configurable: true,
    set(mock: NonNullable<Window['creatorRowMock']>) {
      Object.defineProperty(window, 'creatorRowMock', { configurable: true, writable: true, value: mock });
      for (const [method, pattern, fault] of failing) mock.faults.fail(method, pattern, fault);
      for (const [method, pattern] of unanswered) mock.faults.hold(method, pattern);
    },
  });
}

/** Runs in the page before the shop. */
export function removeServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
