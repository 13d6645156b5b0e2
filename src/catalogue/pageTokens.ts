import { PORTS } from '../container/portTokens.ts';
import { lazyToken, pageToken } from '../container/token.ts';
import { ResultAnnouncementViewModel } from './ResultAnnouncementViewModel.ts';
import { ResultsViewModel } from './ResultsViewModel.ts';
import { CATALOGUE, LISTING } from './tokens.ts';

export const RESULTS = lazyToken('ResultsViewModel', (parts) => new ResultsViewModel(parts), {
  ...{ catalogue: CATALOGUE, listing: LISTING },
});
export const RESULT_ANNOUNCEMENT = pageToken(
  'ResultAnnouncementViewModel',
  ({ results, clock }) => new ResultAnnouncementViewModel(results, clock),
  { results: RESULTS, clock: PORTS.clock },
);
