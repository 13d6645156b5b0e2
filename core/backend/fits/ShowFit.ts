import type { FitCounts } from '../../domain/styles/fit.ts';
import type { SearchCatalogue } from '../catalogue/SearchCatalogue.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with how many buyers say of each that it is how the style of the product with this numeric id fits. */
export type ShowFit = (id: string) => Promise<FitCounts | 'unknown-product'>;

export function makeShowFit({
  fitVotes,
  product,
}: Pick<BackEndPorts, 'fitVotes'> & Pick<SearchCatalogue, 'product'>): ShowFit {
  return async (id) => {
    const listed = await product(id);
    return listed === 'unknown-product' ? listed : fitVotes.count(listed.key);
  };
}
