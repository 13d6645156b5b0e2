import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { ResultAnnouncementViewModel } from './results/ResultAnnouncementViewModel.ts';
import { ResultsViewModel } from './results/ResultsViewModel.ts';
import { LISTING } from './tokens.ts';

export const RESULTS = lazyToken('ResultsViewModel', (parts) => new ResultsViewModel(parts), {
  ...{ catalogue: CATALOGUE, listing: LISTING },
});
export const RESULT_ANNOUNCEMENT = pageToken(
  'ResultAnnouncementViewModel',
  ({ results, clock }) => new ResultAnnouncementViewModel(results, clock),
  { results: RESULTS, clock: PORTS.clock },
);
