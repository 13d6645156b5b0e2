import { foldText } from '../../text/foldText.ts';
import type { Product } from '../Product.ts';
import { buildPhraseIndex } from './PhraseIndex.ts';
import type { PieceList } from './PieceEntries.ts';
import type { FoundPiece, ProductSearch } from './ProductSearch.ts';
import { suggestionText } from './suggestionText.ts';

/** Something to open instead of searching for a text. */
export type Suggestion<Piece = Product> =
  | { readonly kind: 'product'; readonly product: Piece }
  | { readonly kind: 'creator'; readonly handle: string }
  | { readonly kind: 'category'; readonly category: string };

/** Returns the suggestions for a text, at most {@link MOST_SUGGESTIONS}; none when {@link suggestionText} is undefined. */
export type Suggest<Piece = Product> = (text: string) => readonly Suggestion<Piece>[];

const MOST_SUGGESTIONS = 8;

/** How many creators, and how many categories, are suggested at most. */
const MOST_OF_A_KIND = 2;

/**
 * Builds an index of the pieces of a search. Suggests pieces by their names, then creators by
 * their handles, then categories; the best matches of each. Where nothing holds the text, suggests by what it may mean.
 */
export function buildSuggestions<Piece extends FoundPiece>({
  pieces,
  names,
  options,
  read,
}: Pick<ProductSearch<Piece>, 'pieces' | 'names' | 'options' | 'read'>): Suggest<Piece> {
  const [influencers, categories] = [options('influencers'), options('categories')];
  const findPieces = buildPhraseIndex(names());
  const findCreators = buildPhraseIndex(influencers);
  const findCategories = buildPhraseIndex(categories);
  const suggest = (
    wanted: string,
    handles: readonly string[],
    kinds: readonly string[],
  ): readonly Suggestion<Piece>[] => {
    const others: readonly Suggestion<Piece>[] = [
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
    for (const { search, influencers: handles, categories: kinds } of read(text)) {
      const meant = suggest(foldText(search), first(handles), first(kinds));
      if (meant.length > 0) return meant;
    }
    return [];
  };
}

/** Returns the suggestions with what `map` returns for each piece: none where it returns nothing. */
export function mapSuggestions<From, To>(
  suggestions: readonly Suggestion<From>[],
  map: (pieces: readonly From[]) => readonly To[],
): readonly Suggestion<To>[] {
  return suggestions.flatMap((each): readonly Suggestion<To>[] =>
    each.kind === 'product' ? map([each.product]).map((product) => ({ kind: 'product', product })) : [each],
  );
}

function at<Item>(items: Pick<PieceList<Item>, 'at'>, positions: readonly number[]): readonly Item[] {
  return positions.flatMap((position) => items.at(position) ?? []);
}
