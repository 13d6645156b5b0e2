import { paths } from '../../../src/navigation/paths.ts';
import type { CatalogueDriver } from '../drivers/CatalogueDriver.ts';
import type { Visit } from './BrowserSession.ts';
import { content, partOf } from './locators.ts';
import { press } from './press.ts';

/** The products on listing, wishlist and product page. */
export class BrowserCatalogue implements CatalogueDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async shown(): Promise<readonly string[]> {
    const list = content(this.#visit).getByRole('list', { name: /^(Products|Items on your wishlist)$/ });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async isLoading(): Promise<boolean> {
    const loading = content(this.#visit)
      .getByRole('status')
      .getByText(/^Loading (products|product|categories)$/);
    return (await loading.count()) > 0;
  }

  async hasFailed(): Promise<boolean> {
    return content(this.#visit).getByRole('heading', { name: 'The products could not be loaded' }).isVisible();
  }

  async openDetails(name: string): Promise<void> {
    await press(partOf(this.#visit, name).getByRole('link', { name, exact: true }));
  }

  async followCreatorOf(name: string): Promise<void> {
    await press(partOf(this.#visit, name).getByRole('link', { name: /^@/ }));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    const list = content(this.#visit).getByRole('list', { name: /^More from @/ });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async canGoBackToListing(): Promise<boolean> {
    const back = content(this.#visit).getByRole('link', { name: 'Back to Products' });
    return (await back.count()) === 1 && (await back.getAttribute('href')) === paths.listing;
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    const title = content(this.#visit).getByRole('heading', { level: 1 });
    const count = content(this.#visit)
      .getByText(/^[\d,]+ pieces?$/)
      .filter({ visible: true })
      .first();
    return { title: await title.innerText(), count: await count.innerText() };
  }

  async readOut(): Promise<string> {
    return content(this.#visit).getByRole('status', { name: 'Result count' }).innerText();
  }
}
