import type { Suggestion } from '../../../core/domain/catalogue/search/suggestions.ts';
import { capitalised } from '../../../core/domain/text/capitalised.ts';
import { type CreatorView, creatorView } from '../catalogue/creators/creatorView.ts';
import { type ProductView, pieceView } from '../catalogue/picture/productView.ts';

/** A suggestion ready to print. */
export type SuggestionView = {
  /** Different for each suggestion of a list. */
  readonly key: string;
  readonly title: string;
  /** What it is: a product's price, or the kind. */
  readonly note: string;
  readonly product?: ProductView;
  readonly creator?: CreatorView;
};

export function suggestionView(suggestion: Suggestion): SuggestionView {
  switch (suggestion.kind) {
    case 'product': {
      const product = pieceView(suggestion.product);
      return {
        key: `product ${product.key}`,
        title: product.name,
        note: product.isLowest ? `From ${product.price}` : product.price,
        product,
      };
    }
    case 'creator': {
      const creator = creatorView(suggestion.handle);
      return { key: `creator ${creator.handle}`, title: creator.handle, note: 'Creator', creator };
    }
    case 'category':
      return { key: `category ${suggestion.category}`, title: capitalised(suggestion.category), note: 'Category' };
  }
}
