import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { TextPageViewModel } from './TextPageViewModel.ts';

const { pages, navigation, visibility, log } = PORTS;

export const TEXT_PAGE = pageToken('TextPageViewModel', (parts) => new TextPageViewModel(parts), {
  ...{ pages, navigation, visibility, log, pendingWork: PENDING_WORK },
});
