import { foldText } from '../../text/foldText.ts';
import { type JoinedTexts, joinTexts } from '../../text/JoinedTexts.ts';
import type { CreatorPage } from '../CreatorPage.ts';
import { shownFacets } from '../facets/shownFacets.ts';
import type { TextFacet } from '../facets/textFacets.ts';
import { type Filters, noFilters } from '../filters/Filters.ts';
import { filtersToQueryString } from '../filters/filtersQueryString.ts';
import { suggestFilterToRemove } from '../filters/suggestFilterToRemove.ts';
import type { Product } from '../Product.ts';
import { firstSizeOf, piecesOf } from '../sizes.ts';
import { buildReadSearch, type ReadSearch } from '../wider/readSearch.ts';
import { FIRST_SYNONYMS } from '../wider/synonyms.ts';
import { widerSearch } from '../wider/widerSearch.ts';
import type { CataloguePage } from './CataloguePage.ts';
import { NO_PLACE, type Places, type QueryCatalogue } from './CatalogueResult.ts';
import { makeQueryCatalogue } from './makeQueryCatalogue.ts';
import { buildPhraseIndex, type FindPhrases } from './PhraseIndex.ts';
import type { PieceList } from './PieceEntries.ts';
import type { WholeCatalogue } from './WholeCatalogue.ts';

/** What searches need to know of what stands for a piece. */
export type FoundPiece = { readonly key: string; readonly name: string };

/**
 * Searches the pieces of one catalogue. The storefront and the back-end search with the same rules.
 * @template Piece What stands for a piece: its first product, unless told otherwise.
 */
export type ProductSearch<Piece extends FoundPiece = Product> = {
  readonly pieces: PieceList<Piece>;
  /** Returns the names of the pieces in lower case. */
  names(): JoinedTexts;
  /** Returns the values of a group of filters in the order of the catalogue. */
  options(facet: TextFacet): readonly string[];
  /** Returns the products at these places of the filters' result. */
  page(filters: Filters, places: Places): CataloguePage<Piece>;
  /**
   * Returns at most `limit` other pieces: first those of the same creator, those of the same category first, then others of the
   * category, which begin at another place for each piece.
   */
  moreLike(product: Product, limit: number): readonly Piece[];
  /**
   * Returns the creators at these places among those whose handles contain the text, the best matches first. A text without letters
   * and digits finds all of them, in catalogue order.
   */
  creators(text: string, filters: Filters, places: Places): CreatorPage;
  /** Returns what a text may mean. The first call reads the words of the products. */
  readonly read: ReadSearch;
};

export function makeProductSearch(catalogue: WholeCatalogue): ProductSearch {
  const { products, synonyms } = catalogue;
  return searchWith({ pieces: piecesOf(products), synonyms }, makeQueryCatalogue(products));
}

type Searched<Piece> = Pick<WholeCatalogue, 'synonyms'> & {
  readonly pieces: PieceList<Piece>;
  /** Their names in lower case, where these are there already. */
  readonly names?: JoinedTexts;
};

/** @param query The query of these pieces. */
export function searchWith<Piece extends FoundPiece>(
  { pieces, names: known, synonyms = FIRST_SYNONYMS }: Searched<Piece>,
  query: QueryCatalogue<Piece>,
): ProductSearch<Piece> {
  let findCreators: FindPhrases | undefined;
  let reader: ReadSearch | undefined;
  let joined = known;
  const names = () => {
    joined ??= joinTexts(pieces.map(({ name }) => name.toLowerCase()));
    return joined;
  };
  const read: ReadSearch = (text) => {
    const { facets } = query(noFilters, NO_PLACE);
    reader ??= buildReadSearch({ names: names(), facets, synonyms });
    return reader(text);
  };
  /** Returns what is offered when nothing passes the filters. */
  const wider = ({ search, ...others }: Filters) => {
    if (search === '') return undefined;
    const isAlone = filtersToQueryString({ ...others, search: '', sort: undefined }) === '';
    if (!isAlone && query({ ...noFilters, search }, NO_PLACE).total > 0) return undefined;
    return widerSearch(query, read, search);
  };
  return {
    ...{ pieces, names, read },
    options: (facet) => query(noFilters, NO_PLACE).facets[facet].map(({ value }) => value),
    page(filters, places) {
      const { facets, ...result } = query(filters, places);
      const suggestion = result.total === 0 ? suggestFilterToRemove(query, filters) : undefined;
      const shown = places.from === 0 ? shownFacets(facets, filters) : undefined;
      const offered = result.total === 0 ? wider(filters) : undefined;
      return { ...result, from: places.from, facets: shown, suggestion, wider: offered };
    },
    moreLike(product, limit) {
      const { influencer, category } = product;
      const { key, id } = firstSizeOf(product);
      const find = (filters: Partial<Filters>, places: Places) =>
        query({ ...noFilters, ...filters }, places).products.filter((other) => other.key !== key);
      const [categories, influencers, places] = [[category], [influencer], { from: 0, count: limit + 1 }];
      const both = [...find({ categories, influencers }, places), ...find({ influencers }, places)];
      const found = new Map(both.map((piece) => [piece.key, piece]));
      if (found.size < limit) {
        const { total } = query({ ...noFilters, categories }, NO_PLACE);
        const count = limit + found.size + 1;
        const from = Math.min(id % Math.max(total, 1), Math.max(total - count, 0));
        for (const other of find({ categories }, { from, count })) found.set(other.key, other);
      }
      return [...found.values()].slice(0, limit);
    },
    creators(text, filters, { from, count }) {
      const all = query(filters, NO_PLACE).facets.influencers;
      const wanted = foldText(text);
      findCreators ??= buildPhraseIndex(all.map(({ value }) => value));
      const found = wanted === '' ? all : findCreators(wanted, all.length).flatMap((at) => all.slice(at, at + 1));
      return { total: found.length, creators: found.slice(from, from + count) };
    },
  };
}
