import type { CreatorPage } from '../../../core/domain/catalogue/CreatorPage.ts';
import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import type { ProductReference } from '../../../core/domain/catalogue/findProduct.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { CataloguePage } from '../../../core/domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../../core/domain/catalogue/search/CatalogueResult.ts';
import { after } from '../../../core/storefront/catalogue/after.ts';
import type { Answer, ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { MORE_PIECES } from './morePieces.ts';

export type PageQuestion = { readonly kind: 'page'; readonly filters: Filters; readonly places: Places };
type ProductQuestion = { readonly kind: 'product'; readonly wanted: ProductReference };
/** Asks for more pieces like the product with this id. */
type MoreQuestion = { readonly kind: 'more'; readonly id: string };
/** Asks for creators whose handles contain the text. */
type CreatorsQuestion = {
  readonly kind: 'creators';
  readonly text: string;
  readonly filters: Filters;
  readonly places: Places;
};

/** What a screen asks the catalogue for. It can be written as JSON. */
export type CatalogueQuestion = PageQuestion | ProductQuestion | MoreQuestion | CreatorsQuestion;

export type CatalogueAnswer<Question extends CatalogueQuestion> = Question extends PageQuestion
  ? CataloguePage
  : Question extends ProductQuestion
    ? Product | undefined
    : Question extends CreatorsQuestion
      ? CreatorPage
      : readonly Product[];

/** Returns a text that is the same for the same question. */
export function nameOf(question: CatalogueQuestion): string {
  if (question.kind !== 'page') return JSON.stringify(question);
  const { filters, places } = question;
  return `${filtersToQueryString(filters)} ${places.from} ${places.count}`;
}

export function ask<Question extends CatalogueQuestion>(
  catalogue: ForQueryingProducts,
  question: Question,
): Answer<CatalogueAnswer<Question>> {
  return answerTo(catalogue, question) as Answer<CatalogueAnswer<Question>>;
}

function answerTo(catalogue: ForQueryingProducts, question: CatalogueQuestion): Answer<unknown> {
  if (question.kind === 'page') return catalogue.query(question.filters, question.places);
  if (question.kind === 'creators') return catalogue.creators(question.text, question.filters, question.places);
  if (question.kind === 'product') return catalogue.product(question.wanted);
  return after<Product | undefined, readonly Product[]>(catalogue.product({ id: question.id }), (product) =>
    product === undefined ? [] : catalogue.moreLike(product, MORE_PIECES),
  );
}
