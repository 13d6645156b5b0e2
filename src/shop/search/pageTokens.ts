import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { LISTING } from '../listing/tokens.ts';
import { SuggestionsViewModel } from './SuggestionsViewModel.ts';

export const SUGGESTIONS = pageToken('SuggestionsViewModel', (parts) => new SuggestionsViewModel(parts), {
  ...{ askCatalogue: USE_CASES.askCatalogue, listing: LISTING, pendingWork: PENDING_WORK },
  ...{ navigation: PORTS.navigation, clock: PORTS.clock },
});
