import { routes } from '../../../src/shop/pages.ts';
import type { NavigationDriver } from '../contracts/NavigationDriver.ts';
import { headerLinks } from './headerLinks.ts';
import { pathNow, titleNow } from './in-page/document.ts';
import { scrollDownBy, scrollTop } from './in-page/layout.ts';
import { moveTo, travel } from './in-page/moveInHistory.ts';
import { content, mainNavigation } from './places.ts';
import { renderedPage } from './renderedPage.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** Navigates in the shop by its links, the address and the history. */
export class ScreenNavigation implements NavigationDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
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
    const link = headerLinks[page];
    if (this.#session.isOpen && link !== undefined) await mainNavigation(this.#session.page).find('link', link).press();
    else await this.goTo(pathOf(page));
  }

  async back(): Promise<void> {
    await this.#session.page.evaluate(travel, -1);
  }

  async forward(): Promise<void> {
    await this.#session.page.evaluate(travel, 1);
  }

  async openInAnotherTab(page: string): Promise<void> {
    await this.#session.openInAnotherTab(pathOf(page));
  }

  async turnToOtherTab(): Promise<void> {
    this.#session.turnToOtherTab();
  }

  async comeBack(): Promise<void> {
    await this.#session.comeBack();
  }

  async path(): Promise<string> {
    return this.#session.page.evaluate(pathNow);
  }

  async page(): Promise<string | undefined> {
    const { title, headings } = await content(this.#session.page).evaluate(titleNow);
    return renderedPage(await this.path(), title, headings);
  }

  useSmallScreen(): void {
    this.#session.useSmallScreen();
  }

  async scrollDown(): Promise<void> {
    await this.#session.page.evaluate(scrollDownBy, 1);
  }

  async isAtTop(): Promise<boolean> {
    return (await this.#session.page.evaluate(scrollTop)) === 0;
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#session.pass(milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    await this.#session.lookAwayFor(milliseconds);
  }
}

function pathOf(page: string): string {
  const route = routes.find(({ name }) => name === page);
  if (route === undefined) throw new Error(`The shop has no page ${page}`);
  return route.path;
}
