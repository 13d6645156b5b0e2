import { paths } from '../../../../src/shop/paths/paths.ts';
import type { CatalogueDriver } from '../../contracts/CatalogueDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, partOf } from './locators.ts';
import { press } from './press.ts';

/** The products on listing and product page. */
export class BrowserCatalogue implements CatalogueDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    return this.productsIn('Products');
  }

  async isLoading(): Promise<boolean> {
    const loading = content(this.#session)
      .getByRole('status')
      .getByText(/^Loading (products|product|categories)$/);
    return (await loading.count()) > 0;
  }

  async hasFailed(): Promise<boolean> {
    return content(this.#session).getByRole('heading', { name: 'The products could not be loaded' }).isVisible();
  }

  async openDetails(name: string): Promise<void> {
    await press(partOf(this.#session, name).getByRole('link', { name, exact: true }));
  }

  async followCreatorOf(name: string): Promise<void> {
    await press(partOf(this.#session, name).getByRole('link', { name: /^@/ }));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    const list = content(this.#session).getByRole('list', { name: /^More from @/ });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async productsIn(list: string): Promise<readonly string[]> {
    const found = content(this.#session).getByRole('list', { name: list, exact: true });
    return found.getByRole('article').getByRole('heading').allTextContents();
  }

  async canGoBackToListing(): Promise<boolean> {
    const back = content(this.#session).getByRole('link', { name: 'Back to Products' });
    return (await back.count()) === 1 && (await back.getAttribute('href')) === paths.listing;
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    const title = content(this.#session).getByRole('heading', { level: 1 });
    const count = content(this.#session)
      .getByText(/^[\d,]+ pieces?$/)
      .filter({ visible: true })
      .first();
    return { title: await title.innerText(), count: await count.innerText() };
  }

  async readOut(): Promise<string> {
    return content(this.#session).getByRole('status', { name: 'Result count' }).innerText();
  }
}
