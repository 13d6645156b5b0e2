import { getByRole, queryByRole } from '@testing-library/dom';
import { type FilterDriver, type FilterGroup, filterGroups } from '../drivers/FilterDriver.ts';
import { choicesOf, type FilterChoice } from '../elements/choicesOf.ts';
import type { DomSession } from './DomSession.ts';
import { fill, press } from './press.ts';
import { allByRole, content, inFront, textsOf } from './queries.ts';

/** The listing's filters and its order. */
export class DomFilters implements FilterDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    await press(this.#session, getByRole(groupNamed(filterGroups[group].title), 'checkbox', { name: value }));
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return choicesIn(group)
      .filter(({ isTicked }) => isTicked)
      .map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return choicesIn(group).map(({ label, count }) => `${label} (${count})`);
  }

  async findCreators(text: string): Promise<void> {
    await fill(
      this.#session,
      getByRole(groupNamed(filterGroups.creators.title), 'searchbox', { name: 'Find a creator' }),
      text,
    );
  }

  async sortBy(order: 'low to high' | 'high to low'): Promise<void> {
    const name = order === 'low to high' ? 'Price: Low to High' : 'Price: High to Low';
    await press(this.#session, getByRole(groupNamed('Sort by price'), 'radio', { name }));
  }

  async isSorted(): Promise<boolean> {
    return queryByRole(groupNamed('Sort by price'), 'radio', { checked: true }) !== null;
  }

  async chosen(): Promise<readonly string[]> {
    return textsOf(allByRole(queryByRole(content(), 'list', { name: 'Chosen filters' }), 'button'));
  }

  async removeFilter(label: string): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name: `Remove filter: ${label}` }));
  }
}

function groupNamed(name: string): HTMLElement {
  return getByRole(inFront(), 'group', { name });
}

function choicesIn(group: FilterGroup): readonly FilterChoice[] {
  return choicesOf(allByRole(groupNamed(filterGroups[group].title), 'checkbox'));
}
