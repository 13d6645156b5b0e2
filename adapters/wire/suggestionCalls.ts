import * as v from 'valibot';
import type { Suggestion } from '../../core/domain/catalogue/suggestions.ts';
import { toWireProduct, wireProduct } from './wireProduct.ts';

const wireSuggestion = v.variant('kind', [
  v.object({ kind: v.literal('product'), product: wireProduct }),
  v.object({ kind: v.literal('creator'), handle: v.string() }),
  v.object({ kind: v.literal('category'), category: v.string() }),
]);

/** The response of GET /suggestions. */
export const suggestionsResponse = v.object({ suggestions: v.array(wireSuggestion) });

export function toWireSuggestion(suggestion: Suggestion): v.InferInput<typeof wireSuggestion> {
  return suggestion.kind === 'product'
    ? { kind: suggestion.kind, product: toWireProduct(suggestion.product) }
    : suggestion;
}
