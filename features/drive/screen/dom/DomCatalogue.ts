import { getByRole, queryAllByText, queryByRole } from '@testing-library/dom';
import { paths } from '../../../../src/shop/paths/paths.ts';
import type { CatalogueDriver } from '../../contracts/CatalogueDriver.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, partOf, productsIn, textsOf } from './queries.ts';

/** The products on listing and product page. */
export class DomCatalogue implements CatalogueDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async shown(): Promise<readonly string[]> {
    return productsIn('Products');
  }

  async isLoading(): Promise<boolean> {
    const statuses = textsOf(allByRole(content(), 'status'));
    return statuses.some((text) => /^Loading (products|product|categories)$/.test(text));
  }

  async hasFailed(): Promise<boolean> {
    return queryByRole(content(), 'heading', { name: 'The products could not be loaded' }) !== null;
  }

  async openDetails(name: string): Promise<void> {
    await press(this.#session, getByRole(partOf(name), 'link', { name }));
  }

  async followCreatorOf(name: string): Promise<void> {
    await press(this.#session, getByRole(partOf(name), 'link', { name: /^@/ }));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    return productsIn(/^More from @/);
  }

  async productsIn(list: string): Promise<readonly string[]> {
    return productsIn(list);
  }

  async canGoBackToListing(): Promise<boolean> {
    const back = queryByRole(content(), 'link', { name: 'Back to Products' });
    return back?.getAttribute('href') === paths.listing;
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    const title = getByRole(content(), 'heading', { level: 1 });
    const [count] = queryAllByText(content(), /^[\d,]+ pieces?$/);
    return { title: title.textContent ?? '', count: count?.textContent ?? '' };
  }

  async readOut(): Promise<string> {
    return getByRole(content(), 'status', { name: 'Result count' }).textContent ?? '';
  }
}
