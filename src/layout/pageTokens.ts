import { makeSuggestFromCatalogue } from '../../core/storefront/catalogue/SuggestFromCatalogue.ts';
import { CATALOGUE, LISTING } from '../catalogue/tokens.ts';
import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { lazyToken, pageToken } from '../container/token.ts';
import { SuggestionsViewModel } from './SuggestionsViewModel.ts';

export const SUGGEST_FROM_CATALOGUE = lazyToken('SuggestFromCatalogue', makeSuggestFromCatalogue, {});
export const SUGGESTIONS = pageToken('SuggestionsViewModel', (parts) => new SuggestionsViewModel(parts), {
  ...{ suggest: SUGGEST_FROM_CATALOGUE, catalogue: CATALOGUE, listing: LISTING, pendingWork: PENDING_WORK },
  ...{ navigation: PORTS.navigation, clock: PORTS.clock },
});
