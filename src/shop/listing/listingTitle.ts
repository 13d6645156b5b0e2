import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { capitalised } from '../../../core/domain/text/capitalised.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';

/** The listing's title: the one selected category or creator, and for whom, or `Products`. */
export function listingTitle({ categories, influencers, people }: Filters): string {
  const what = categories.length === 1 ? isolated(capitalised(categories[0] ?? '')) : 'Products';
  const kind = people.length === 1 ? `${what} for ${isolated(people[0] ?? '')}` : what;
  return influencers.length === 1 ? `${kind} by ${isolated(influencers[0] ?? '')}` : kind;
}
