import { creatorsPath, morePath, pagePath, productPath } from '../../../adapters/http/catalogue/cataloguePaths.ts';
import { foldText } from '../../../core/domain/text/foldText.ts';
import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import { MORE_PIECES } from '../catalogue/morePieces.ts';

export { OPTIONS_PATH } from '../../../adapters/http/catalogue/cataloguePaths.ts';

/** Returns the path below `/api` of the call that answers a question; undefined when none does. */
export function questionPath(question: CatalogueQuestion): string | undefined {
  if (question.kind === 'page') return pagePath(question.filters, question.places);
  if (question.kind === 'creators') return creatorsPath(foldText(question.text), question.filters, question.places);
  return question.kind === 'product' ? productPath(question.wanted) : morePath(question.id, MORE_PIECES);
}
