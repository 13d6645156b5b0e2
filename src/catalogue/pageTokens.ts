import { PORTS } from '../container/portTokens.ts';
import { pageToken } from '../container/token.ts';
import { ResultAnnouncementViewModel } from './ResultAnnouncementViewModel.ts';
import { CATALOGUE, LISTING } from './tokens.ts';

export const RESULT_ANNOUNCEMENT = pageToken(
  'ResultAnnouncementViewModel',
  ({ catalogue, listing, clock }) => new ResultAnnouncementViewModel(catalogue, listing, clock),
  { catalogue: CATALOGUE, listing: LISTING, clock: PORTS.clock },
);
