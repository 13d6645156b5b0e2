import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { lowestPrice } from '../../../core/domain/catalogue/sizes.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';
import type { CatalogueStatus } from './CatalogueRequest.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';
import { creatorQuestion, MOST_PIECES } from './creators/creatorQuestion.ts';

/** A creator, as the catalogue knows them. */
export type Creator = {
  /** The handle as the catalogue first spells it. */
  readonly handle: string;
  /** How many pieces are theirs; at least one. */
  readonly total: number;
  /** The first 24 of them, in catalogue order. */
  readonly pieces: readonly Product[];
  /** The categories of all their pieces, in the order of the filters. */
  readonly categories: readonly string[];
  /** The lowest and the highest discounted price, in paise. */
  readonly lowestPrice: Paise;
  readonly highestPrice: Paise;
};

/** Once the status is `ready`, the creator is undefined when nothing in the catalogue is theirs. */
export type CreatorAnswer = { readonly status: CatalogueStatus; readonly creator?: Creator };

/** Returns what the catalogue knows of the creator with this handle, with or without its `@` and in any case. */
export function requestCreator(
  catalogue: Pick<CatalogueViewModel, 'status' | 'request'>,
  spelling: string,
): CreatorAnswer {
  const questions = [
    creatorQuestion(spelling),
    creatorQuestion(spelling, 1, 'lowToHigh'),
    creatorQuestion(spelling, 1, 'highToLow'),
  ];
  if (catalogue.status !== 'ready') return { status: catalogue.status };
  const requests = questions.map((question) => catalogue.request(question));
  const [page, cheapest, dearest] = requests.map((request) => request?.value);
  if (page === undefined || cheapest === undefined || dearest === undefined) {
    return { status: requests.some((request) => request?.status === 'failed') ? 'failed' : 'loading' };
  }
  const priceOf = ([product]: readonly Product[]) => (product === undefined ? 0 : lowestPrice(product));
  const [piece] = page.products;
  if (piece === undefined) return { status: 'ready' };
  const creator = {
    handle: piece.influencer,
    total: page.total,
    pieces: page.products.slice(0, MOST_PIECES),
    categories: page.facets?.categories.filter(({ count }) => count > 0).map(({ value }) => value) ?? [],
    lowestPrice: priceOf(cheapest.products),
    highestPrice: priceOf(dearest.products),
  };
  return { status: 'ready', creator };
}
