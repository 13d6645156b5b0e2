import { foldText } from '../text/foldText.ts';
import { optionsOf } from './options.ts';
import { buildPhraseIndex } from './PhraseIndex.ts';
import type { Product } from './Product.ts';
import { piecesOf } from './sizes.ts';
import { suggestionText } from './suggestionText.ts';
import { buildReadSearch, type ReadSearch } from './wider/readSearch.ts';

/** Something to open instead of searching for a text. */
export type Suggestion =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'creator'; readonly handle: string }
  | { readonly kind: 'category'; readonly category: string };

/** Returns the suggestions for a text, at most {@link MOST_SUGGESTIONS}; none when {@link suggestionText} is undefined. */
export type Suggest = (text: string) => readonly Suggestion[];

const MOST_SUGGESTIONS = 8;

/** How many creators, and how many categories, are suggested at most. */
const MOST_OF_A_KIND = 2;

/**
 * Builds an index of one product list, which must not change afterwards. Suggests pieces by their names, then creators by
 * their handles, then categories; the best matches of each. Where nothing holds the text, suggests by what it may mean.
 */
export function buildSuggestions(products: readonly Product[]): Suggest {
  const { influencers, categories } = optionsOf(products);
  const pieces = piecesOf(products);
  const findPieces = buildPhraseIndex(pieces.map(({ name }) => name));
  const findCreators = buildPhraseIndex(influencers);
  const findCategories = buildPhraseIndex(categories);
  let read: ReadSearch | undefined;
  const suggest = (wanted: string, handles: readonly string[], kinds: readonly string[]): readonly Suggestion[] => {
    const others: readonly Suggestion[] = [
      ...handles.map((handle) => ({ kind: 'creator' as const, handle })),
      ...kinds.map((category) => ({ kind: 'category' as const, category })),
    ];
    const found = wanted === '' ? [] : at(pieces, findPieces(wanted, MOST_SUGGESTIONS - others.length));
    return [...found.map((product) => ({ kind: 'product' as const, product })), ...others];
  };
  return (text) => {
    const wanted = suggestionText(text);
    if (wanted === undefined) return [];
    const first = <Value>(values: readonly Value[]) => values.slice(0, MOST_OF_A_KIND);
    const held = suggest(
      wanted,
      at(influencers, findCreators(wanted, MOST_OF_A_KIND)),
      at(categories, findCategories(wanted, MOST_OF_A_KIND)),
    );
    if (held.length > 0) return held;
    read ??= buildReadSearch(products);
    const meant = read(text).map((filters) =>
      suggest(foldText(filters.search), first(filters.influencers), first(filters.categories)),
    );
    return meant.find(({ length }) => length > 0) ?? [];
  };
}

function at<Item>(items: readonly Item[], positions: readonly number[]): readonly Item[] {
  return positions.flatMap((position) => items.slice(position, position + 1));
}
