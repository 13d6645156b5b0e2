import { paths } from '../../../../src/shop/paths/paths.ts';
import type { CatalogueDriver } from '../../contracts/catalogue/CatalogueDriver.ts';
import { addressesOf } from '../in-page/addressesOf.ts';
import { listingHeading } from '../in-page/listingHeading.ts';
import { radiosOf } from '../in-page/radiosOf.ts';
import { content, namesIn, partOf } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

/** The products on listing and product page. */
export class ScreenCatalogue implements CatalogueDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    return this.productsIn('Products');
  }

  async isLoading(): Promise<boolean> {
    const statuses = await content(this.#session.page).find('status').texts();
    return statuses.some((text) => /^Loading (products|product|categories)$/.test(text));
  }

  async hasFailed(): Promise<boolean> {
    return content(this.#session.page).find('heading', 'The products could not be loaded').isThere();
  }

  async openDetails(name: string): Promise<void> {
    await partOf(this.#session.page, name).find('link', name).press();
  }

  async followCreatorOf(name: string): Promise<void> {
    await partOf(this.#session.page, name).find('link', /^@/).press();
  }

  async moreFromCreator(): Promise<readonly string[]> {
    return namesIn(this.#session.page, /^More from @/);
  }

  async productsIn(list: string): Promise<readonly string[]> {
    return namesIn(this.#session.page, list);
  }

  async sizes(): Promise<readonly string[]> {
    const names = await this.#sizes.find('radio').texts();
    return names.map((name) => name.replace(/^(.*), sold out$/, '$1 (sold out)'));
  }

  async chosenSize(): Promise<string> {
    return (await this.#sizes.find('radio').evaluate(radiosOf)).chosen;
  }

  async chooseSize(size: string): Promise<void> {
    await this.#sizes.find('radio', { text: new RegExp(`^${size}(?:, sold out)?$`) }).press();
  }

  async focusedSize(): Promise<string> {
    return (await this.#sizes.find('radio').evaluate(radiosOf)).focused;
  }

  async canGoBackToListing(): Promise<boolean> {
    const [address] = await content(this.#session.page).find('link', 'Back to Products').evaluate(addressesOf);
    return address === paths.listing;
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    return content(this.#session.page).evaluate(listingHeading);
  }

  async readOut(): Promise<string> {
    return (await content(this.#session.page).find('status', 'Result count').texts()).join();
  }

  get #sizes() {
    return content(this.#session.page).find('radiogroup', 'Size');
  }
}
