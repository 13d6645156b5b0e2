import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { capitalised } from '../../shared/ui/text/capitalised.ts';

/** The listing's title: the one selected category or creator, or `Products`. */
export function listingTitle({ categories, influencers }: Filters): string {
  const kind = categories.length === 1 ? isolated(capitalised(categories[0] ?? '')) : 'Products';
  return influencers.length === 1 ? `${kind} by ${isolated(influencers[0] ?? '')}` : kind;
}
