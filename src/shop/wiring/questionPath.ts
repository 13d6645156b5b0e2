import { morePath, pagePath, productPath } from '../../../adapters/http/cataloguePaths.ts';
import { NO_PLACE } from '../../../core/domain/catalogue/CatalogueResult.ts';
import { noFilters } from '../../../core/domain/catalogue/Filters.ts';
import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import { MORE_PIECES } from '../catalogue/morePieces.ts';

/** The path below `/api` of the call for the options of the filters. */
export const OPTIONS_PATH = pagePath(noFilters, NO_PLACE);

/** Returns the path below `/api` of the call that answers a question; undefined when none does. */
export function questionPath(question: CatalogueQuestion): string | undefined {
  if (question.kind === 'page') return pagePath(question.filters, question.places);
  return question.kind === 'product' ? productPath(question.wanted) : morePath(question.id, MORE_PIECES);
}
