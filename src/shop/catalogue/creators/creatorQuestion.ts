import { creatorName } from '../../../../core/domain/catalogue/creatorName.ts';
import { noFilters, type SortOrder } from '../../../../core/domain/catalogue/filters/Filters.ts';
import type { PageQuestion } from '../CatalogueQuestion.ts';

/** How many pieces a creator's page shows; the listing shows them all. */
export const MOST_PIECES = 24;

/** Asks for pieces of the creator with this handle, with or without its `@` and in any case. */
export function creatorQuestion(spelling: string, count: number = MOST_PIECES, sort?: SortOrder): PageQuestion {
  const name = creatorName(spelling);
  return { kind: 'page', filters: { ...noFilters, influencers: [`@${name}`, name], sort }, places: { from: 0, count } };
}
