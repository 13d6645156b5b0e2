import { type Filters, noFilters, type SortOrder } from '../../../core/domain/catalogue/Filters.ts';
import { handlesNamed } from '../../../core/domain/catalogue/handlesNamed.ts';
import type { PageQuestion } from './CatalogueQuestion.ts';

/** How many pieces a creator's page shows; the listing shows them all. */
export const MOST_PIECES = 24;

/** Asks for pieces of the creator with this handle, with or without its `@` and in any case; undefined when it names nobody. */
export function creatorQuestion(
  spelling: string,
  count: number = MOST_PIECES,
  sort?: SortOrder,
): PageQuestion | undefined {
  const influencers = handlesNamed(spelling);
  const filters: Filters = { ...noFilters, influencers, sort };
  return influencers.length === 0 ? undefined : { kind: 'page', filters, places: { from: 0, count } };
}
