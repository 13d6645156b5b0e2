import { pageAt } from '../../../src/pageAt.ts';
import { routes } from '../../../src/routes.ts';
import { documentTitle } from '../../../src/ui/documentTitle.ts';
import type { NavigationDriver } from '../drivers/NavigationDriver.ts';
import type { Visit } from './BrowserSession.ts';
import { mainBar } from './locators.ts';
import { press } from './press.ts';

/** The pages the bar leads to from everywhere, and what their links begin with. */
const barLinks: Readonly<Record<string, RegExp>> = { home: /^Creator Row$/, cart: /^Cart,/, wishlist: /^Wishlist,/ };

/** Going around in the shop with a browser. */
export class BrowserNavigation implements NavigationDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async arriveAt(path: string): Promise<void> {
    await this.#visit.arrive(path);
  }

  async goTo(path: string): Promise<void> {
    if (this.#visit.isOpen) await this.#visit.page.evaluate(moveTo, path);
    else await this.#visit.open(path);
  }

  async open(page: string): Promise<void> {
    const route = routes.find(({ name }) => name === page);
    if (route === undefined) throw new Error(`The shop has no page ${page}`);
    const link = barLinks[page];
    if (this.#visit.isOpen && link !== undefined) await press(mainBar(this.#visit).getByRole('link', { name: link }));
    else await this.goTo(route.path);
  }

  async openInAnotherTab(page: string): Promise<void> {
    const route = routes.find(({ name }) => name === page);
    if (route === undefined) throw new Error(`The shop has no page ${page}`);
    await this.#visit.openInAnotherTab(route.path);
  }

  async turnToOtherTab(): Promise<void> {
    this.#visit.turnToOtherTab();
  }

  async comeBack(): Promise<void> {
    await this.#visit.comeBack();
  }

  async back(): Promise<void> {
    await this.#visit.page.evaluate(travel, -1);
  }

  async forward(): Promise<void> {
    await this.#visit.page.evaluate(travel, 1);
  }

  async path(): Promise<string> {
    return this.#visit.path();
  }

  /** A page counts once it is drawn: the path alone does not say that. Listing and product say what they show. */
  async page(): Promise<string | undefined> {
    const page = pageAt(await this.path());
    const { title, headings } = await this.#visit.page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('main h1').length,
    }));
    const isTitled = typeof page?.title !== 'string' || title === documentTitle(page.title);
    const isDrawn = headings === 1 && isTitled;
    return isDrawn ? page?.name : undefined;
  }

  useSmallScreen(): void {
    this.#visit.useSmallScreen();
  }

  async scrollDown(): Promise<void> {
    await this.#visit.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }

  async isAtTop(): Promise<boolean> {
    return this.#visit.page.evaluate(() => window.scrollY === 0);
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#visit.pass(milliseconds);
  }
}

/** Goes through the history, by so many entries. */
function travel(entries: number): Promise<unknown> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(entries);
  return arrived;
}

/** Moves the open shop to a path without a reload, as going forward in the history does. */
function moveTo(path: string): void {
  const key = `visit-${history.length}`;
  history.pushState({ usr: null, key, idx: history.length }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
