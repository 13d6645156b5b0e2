import { getByRole, queryAllByRole } from '@testing-library/dom';
import { routes } from '../../../../src/shop/pages.ts';
import type { NavigationDriver } from '../../contracts/NavigationDriver.ts';
import { headerLinks } from '../headerLinks.ts';
import { moveTo, travel } from '../in-page/moveInHistory.ts';
import { renderedPage } from '../renderedPage.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { content, mainNavigation } from './queries.ts';

/** Navigates in the shop by its links, the address and the history. */
export class DomNavigation implements NavigationDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async arriveAt(path: string): Promise<void> {
    await this.#session.arrive(path);
  }

  async goTo(path: string): Promise<void> {
    if (this.#session.isOpen) moveTo(path);
    else await this.#session.open(path);
  }

  async open(page: string): Promise<void> {
    const link = headerLinks[page];
    if (this.#session.isOpen && link !== undefined) {
      await press(this.#session, getByRole(mainNavigation(), 'link', { name: link }));
    } else await this.goTo(pathOf(page));
  }

  async back(): Promise<void> {
    await travel(-1);
  }

  async forward(): Promise<void> {
    await travel(1);
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
    return `${location.pathname}${location.search}${location.hash}`;
  }

  async page(): Promise<string | undefined> {
    return renderedPage(await this.path(), document.title, queryAllByRole(content(), 'heading', { level: 1 }).length);
  }

  useSmallScreen(): void {
    this.#session.useSmallScreen();
  }

  async scrollDown(): Promise<void> {
    throw new Error('There is no layout here');
  }

  async isAtTop(): Promise<boolean> {
    throw new Error('There is no layout here');
  }

  async pass(milliseconds: number): Promise<void> {
    this.#session.pass(milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    this.#session.lookAwayFor(milliseconds);
  }
}

function pathOf(page: string): string {
  const route = routes.find(({ name }) => name === page);
  if (route === undefined) throw new Error(`The shop has no page ${page}`);
  return route.path;
}
