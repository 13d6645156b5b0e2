import type { Locator } from 'playwright-core';
import { type FilterDriver, type FilterGroup, filterGroups } from '../drivers/FilterDriver.ts';
import { choicesOf, type FilterChoice } from '../elements/choicesOf.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, inFront } from './locators.ts';
import { press } from './press.ts';

/** The listing's filters and its order. */
export class BrowserFilters implements FilterDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    await press((await this.#group(filterGroups[group].title)).getByRole('checkbox', { name: value, exact: true }));
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).filter(({ isTicked }) => isTicked).map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).map(({ label, count }) => `${label} (${count})`);
  }

  async findCreators(text: string): Promise<void> {
    await (await this.#group(filterGroups.creators.title))
      .getByRole('searchbox', { name: 'Find a creator', exact: true })
      .fill(text);
  }

  async sortBy(order: 'low to high' | 'high to low'): Promise<void> {
    const name = order === 'low to high' ? 'Price: Low to High' : 'Price: High to Low';
    await press((await this.#group('Sort by price')).getByRole('radio', { name, exact: true }));
  }

  async isSorted(): Promise<boolean> {
    return (await (await this.#group('Sort by price')).getByRole('radio', { checked: true }).count()) > 0;
  }

  async chosen(): Promise<readonly string[]> {
    return content(this.#session).getByRole('list', { name: 'Chosen filters' }).getByRole('button').allTextContents();
  }

  async removeFilter(label: string): Promise<void> {
    await press(content(this.#session).getByRole('button', { name: `Remove filter: ${label}`, exact: true }));
  }

  async #group(name: string): Promise<Locator> {
    return (await inFront(this.#session)).getByRole('group', { name, exact: true });
  }

  async #choices(group: FilterGroup): Promise<readonly FilterChoice[]> {
    return (await this.#group(filterGroups[group].title)).getByRole('checkbox').evaluateAll(choicesOf);
  }
}
