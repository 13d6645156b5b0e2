import { routes } from '../../../src/routes.ts';
import type { NavigationDriver } from '../drivers/NavigationDriver.ts';
import { barLinks } from '../elements/barLinks.ts';
import { drawnPage } from '../elements/drawnPage.ts';
import { moveTo, travel } from '../elements/moveInHistory.ts';
import type { Visit } from './BrowserSession.ts';
import { mainBar } from './locators.ts';
import { press } from './press.ts';

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

  async page(): Promise<string | undefined> {
    const { title, headings } = await this.#visit.page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('main h1').length,
    }));
    return drawnPage(await this.path(), title, headings);
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
