import { routes } from '../../../../src/shop/pages.ts';
import type { NavigationDriver } from '../../contracts/NavigationDriver.ts';
import { headerLinks } from '../headerLinks.ts';
import { moveTo, travel } from '../in-page/moveInHistory.ts';
import { renderedPage } from '../renderedPage.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { mainNavigation } from './locators.ts';
import { press } from './press.ts';

/** Navigates in the shop with a browser. */
export class BrowserNavigation implements NavigationDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async arriveAt(path: string): Promise<void> {
    await this.#session.arrive(path);
  }

  async goTo(path: string): Promise<void> {
    if (this.#session.isOpen) await this.#session.page.evaluate(moveTo, path);
    else await this.#session.open(path);
  }

  async open(page: string): Promise<void> {
    const route = routes.find(({ name }) => name === page);
    if (route === undefined) throw new Error(`The shop has no page ${page}`);
    const link = headerLinks[page];
    if (this.#session.isOpen && link !== undefined)
      await press(mainNavigation(this.#session).getByRole('link', { name: link }));
    else await this.goTo(route.path);
  }

  async openInAnotherTab(page: string): Promise<void> {
    const route = routes.find(({ name }) => name === page);
    if (route === undefined) throw new Error(`The shop has no page ${page}`);
    await this.#session.openInAnotherTab(route.path);
  }

  async turnToOtherTab(): Promise<void> {
    this.#session.turnToOtherTab();
  }

  async comeBack(): Promise<void> {
    await this.#session.comeBack();
  }

  async back(): Promise<void> {
    await this.#session.page.evaluate(travel, -1);
  }

  async forward(): Promise<void> {
    await this.#session.page.evaluate(travel, 1);
  }

  async path(): Promise<string> {
    return this.#session.path();
  }

  async page(): Promise<string | undefined> {
    const { title, headings } = await this.#session.page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('main h1').length,
    }));
    return renderedPage(await this.path(), title, headings);
  }

  useSmallScreen(): void {
    this.#session.useSmallScreen();
  }

  async scrollDown(): Promise<void> {
    await this.#session.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }

  async isAtTop(): Promise<boolean> {
    return this.#session.page.evaluate(() => window.scrollY === 0);
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#session.pass(milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    await this.#session.pass(milliseconds);
    await this.#session.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}
