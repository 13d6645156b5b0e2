import { SHOWN_CREATORS } from '../../../core/domain/catalogue/facets/shownFacets.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CreatorSearchViewModel } from '../catalogue/creators/CreatorSearchViewModel.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { ResultAnnouncementViewModel } from './results/ResultAnnouncementViewModel.ts';
import { ResultsViewModel } from './results/ResultsViewModel.ts';
import { LISTING } from './tokens.ts';

export const RESULTS = lazyToken('ResultsViewModel', (parts) => new ResultsViewModel(parts), {
  ...{ catalogue: CATALOGUE, listing: LISTING },
});
/** The creators that a shopper looks for beside the filters. */
export const CREATOR_FINDER = pageToken(
  'CreatorFinder',
  ({ catalogue, listing }) =>
    new CreatorSearchViewModel({ catalogue, filters: () => listing.filters, pageSize: SHOWN_CREATORS }),
  { catalogue: CATALOGUE, listing: LISTING },
);
export const RESULT_ANNOUNCEMENT = pageToken(
  'ResultAnnouncementViewModel',
  ({ results, clock }) => new ResultAnnouncementViewModel(results, clock),
  { results: RESULTS, clock: PORTS.clock },
);
