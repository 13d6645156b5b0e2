import { type FilterDriver, type FilterGroup, filterGroups } from '../../contracts/catalogue/FilterDriver.ts';
import { choicesOf, type FilterChoice } from '../in-page/choicesOf.ts';
import type { Page } from '../Page.ts';
import { content, inFront } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

/** The listing's filters and its order. */
export class ScreenFilters implements FilterDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    await (await this.#group(filterGroups[group].title)).find('checkbox', value).press();
  }

  async findCreators(text: string): Promise<void> {
    await (await this.#group(filterGroups.creators.title)).find('searchbox', 'Find a creator').type(text);
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).filter(({ isTicked }) => isTicked).map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).map(({ label, count }) => `${label} (${count})`);
  }

  async sortBy(order: 'low to high' | 'high to low'): Promise<void> {
    const name = order === 'low to high' ? 'Price: Low to High' : 'Price: High to Low';
    await (await this.#group('Sort by price')).find('radio', name).press();
  }

  async isSorted(): Promise<boolean> {
    const orders = await (await this.#group('Sort by price')).find('radio').evaluate(choicesOf);
    return orders.some(({ isTicked }) => isTicked);
  }

  async chosen(): Promise<readonly string[]> {
    return content(this.#session.page).find('list', 'Chosen filters').find('button').texts();
  }

  async removeFilter(label: string): Promise<void> {
    await content(this.#session.page).find('button', `Remove filter: ${label}`).press();
  }

  async #group(name: string): Promise<Page> {
    return (await inFront(this.#session.page)).find('group', name);
  }

  async #choices(group: FilterGroup): Promise<readonly FilterChoice[]> {
    return (await this.#group(filterGroups[group].title)).find('checkbox').evaluate(choicesOf);
  }
}
