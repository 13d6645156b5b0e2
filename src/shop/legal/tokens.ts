import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { LegalDetailsViewModel } from './LegalDetailsViewModel.ts';

export const LEGAL_DETAILS = pageToken('LegalDetailsViewModel', (parts) => new LegalDetailsViewModel(parts), {
  ...{ catalogue: PORTS.catalogue, pages: PORTS.pages, log: PORTS.log, pendingWork: PENDING_WORK },
});
