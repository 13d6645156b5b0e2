import type { Locator } from 'playwright-core';
import type { ScreenDriver } from '../../contracts/ScreenDriver.ts';
import { factsOf } from '../in-page/productFacts.ts';
import { visibleToastTexts } from '../in-page/visibleToastTexts.ts';
import { exactly, holding } from '../textPatterns.ts';
import { waitingChangesIn } from '../waitingChangesIn.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { inFront, partOf } from './locators.ts';
import { press } from './press.ts';

/** The text of the page, and its buttons. */
export class BrowserScreen implements ScreenDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async reads(words: string): Promise<boolean> {
    const read = this.#session.page.getByText(holding(words)).filter({ visible: true });
    return (await read.count()) > 0;
  }

  async press(button: string, of?: string): Promise<void> {
    await press(await this.#button(button, of));
  }

  async pressTwiceInAHurry(button: string, of?: string): Promise<void> {
    await (await this.#button(button, of)).dblclick();
  }

  async productFacts(name: string): Promise<Readonly<Record<string, string>>> {
    return partOf(this.#session, name).evaluate(factsOf);
  }

  async toasts(): Promise<readonly string[]> {
    return this.#session.page.evaluate(() => window.recorder.told);
  }

  async visibleToasts(): Promise<readonly string[]> {
    return this.#session.page.evaluate(visibleToastTexts);
  }

  async isOffline(): Promise<boolean> {
    return this.#connection.getByRole('status').getByText('The shop cannot be reached right now.').isVisible();
  }

  async isSlow(): Promise<boolean> {
    const slow = 'The shop is slow to answer. Your last change may not have arrived.';
    return this.#connection.getByRole('status').getByText(slow).isVisible();
  }

  async waitingChanges(): Promise<number> {
    return waitingChangesIn((await this.#connection.getByRole('status').allTextContents()).join());
  }

  async retry(): Promise<void> {
    await press(this.#connection.getByRole('button', { name: 'Retry', exact: true }));
  }

  async isSpinnerShown(): Promise<boolean> {
    return this.#session.page.getByRole('status').getByText('Loading', { exact: true }).isVisible();
  }

  async hasConstructionWarning(): Promise<boolean> {
    const banner = this.#session.page.getByRole('complementary', { name: 'Announcement' });
    return banner.getByText('This site is under construction; some features may not work').isVisible();
  }

  async footer(): Promise<{ social: boolean; phone: boolean; email: boolean; copyright: boolean }> {
    const footer = this.#session.page.getByRole('contentinfo');
    const leadsTo = async (address: string) => (await footer.locator(`a[href^="${address}"]`).count()) > 0;
    return {
      social: (await footer.getByRole('list', { name: 'Social' }).getByRole('link').count()) > 0,
      phone: await leadsTo('tel:'),
      email: await leadsTo('mailto:'),
      copyright: (await footer.getByText('©').count()) > 0,
    };
  }

  get #connection(): Locator {
    return this.#session.page.getByRole('complementary', { name: 'Connection' });
  }

  async #button(words: string, of: string | undefined): Promise<Locator> {
    if (of === undefined) return buttonOrLink(await inFront(this.#session), words);
    return partOf(this.#session, of)
      .getByRole('button')
      .filter({ hasText: exactly(words) });
  }
}

function buttonOrLink(place: Locator, words: string): Locator {
  const named = { name: words, exact: true };
  return place.getByRole('button', named).or(place.getByRole('link', named));
}
