import { getByRole } from '@testing-library/dom';
import type { ListingScreenDriver } from '../../contracts/ListingScreenDriver.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { dialog } from './queries.ts';

/** The listing, as far as a document without layout decides. */
export class DomListingScreen implements ListingScreenDriver {
  readonly scrollToEnd = withoutLayout;
  readonly scrollFarDown = withoutLayout;
  readonly focus = withoutLayout;
  readonly tabToNextCard = withoutLayout;
  readonly focused = withoutLayout;
  readonly isOnScreen = withoutLayout;
  readonly openDetailsOfLast = withoutLayout;
  readonly isWhereSheLeft = withoutLayout;
  readonly hasLastFocus = withoutLayout;
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async areFiltersOpen(): Promise<boolean> {
    return dialog('Filters') !== null;
  }

  async closeFilters(): Promise<void> {
    const filters = getByRole(document.body, 'dialog', { name: 'Filters' });
    await press(this.#session, getByRole(filters, 'button', { name: 'Close' }));
  }
}

async function withoutLayout(): Promise<never> {
  throw new Error('This document has no layout');
}
