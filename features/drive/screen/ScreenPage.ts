import type { ScreenDriver } from '../contracts/ScreenDriver.ts';
import { addressesOf } from './in-page/addressesOf.ts';
import { isRead } from './in-page/isRead.ts';
import { factsOf } from './in-page/productFacts.ts';
import { toastsSoFar, visibleToasts } from './in-page/toasts.ts';
import type { Page } from './Page.ts';
import { content, partOf } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';
import { exactly } from './textPatterns.ts';
import { waitingChangesIn } from './waitingChangesIn.ts';

/** What every page has: texts, links and buttons. */
export class ScreenPage implements ScreenDriver {
  readonly #session: Pick<ScreenSession, 'page'>;

  constructor(session: Pick<ScreenSession, 'page'>) {
    this.#session = session;
  }

  async reads(words: string): Promise<boolean> {
    return this.#page.evaluate(isRead, words);
  }

  async press(button: string, of?: string): Promise<void> {
    await (await this.#button(button, of)).press();
  }

  async pressTwiceInAHurry(button: string, of?: string): Promise<void> {
    await (await this.#button(button, of)).press('twice');
  }

  async productFacts(name: string): Promise<Readonly<Record<string, string>>> {
    const [facts] = await partOf(this.#page, name).evaluate(factsOf);
    if (facts === undefined) throw new Error(`There is no "${name}" on the page`);
    return facts;
  }

  async toasts(): Promise<readonly string[]> {
    return this.#page.evaluate(toastsSoFar);
  }

  async visibleToasts(): Promise<readonly string[]> {
    return this.#page.evaluate(visibleToasts);
  }

  async isOffline(): Promise<boolean> {
    return (await this.#connectionText()).startsWith('The shop cannot be reached right now.');
  }

  async isSlow(): Promise<boolean> {
    return (await this.#connectionText()) === 'The shop is slow to answer. Your last change may not have arrived.';
  }

  async waitingChanges(): Promise<number> {
    return waitingChangesIn(await this.#connectionText());
  }

  async retry(): Promise<void> {
    await this.#connection.find('button', 'Retry').press();
  }

  async isSpinnerShown(): Promise<boolean> {
    return (await this.#page.find('status').texts()).includes('Loading');
  }

  async hasConstructionWarning(): Promise<boolean> {
    const warning = 'This site is under construction; some features may not work';
    return this.#page.find('complementary', 'Announcement').evaluate(isRead, warning);
  }

  async footer(): Promise<{ social: boolean; phone: boolean; email: boolean; copyright: boolean }> {
    const footer = this.#page.find('contentinfo');
    const addresses = await footer.find('link').evaluate(addressesOf);
    return {
      social: await footer.find('list', 'Social').find('link').isThere(),
      phone: addresses.some((address) => address.startsWith('tel:')),
      email: addresses.some((address) => address.startsWith('mailto:')),
      copyright: await footer.evaluate(isRead, '©'),
    };
  }

  get #page(): Page {
    return this.#session.page;
  }

  get #connection(): Page {
    return this.#page.find('complementary', 'Connection');
  }

  async #connectionText(): Promise<string> {
    return (await this.#connection.find('status').texts()).join();
  }

  /** What an open dialog does not have is in the content, or else in the header or the footer. */
  async #button(words: string, of: string | undefined): Promise<Page> {
    if (of !== undefined) return partOf(this.#page, of).find('button', { text: exactly(words) });
    const dialog = this.#page.find('dialog');
    if (await dialog.isThere()) return dialog.find(['button', 'link'], words);
    const inContent = content(this.#page).find(['button', 'link'], words);
    return (await inContent.isThere()) ? inContent : this.#page.find(['button', 'link'], words);
  }
}
