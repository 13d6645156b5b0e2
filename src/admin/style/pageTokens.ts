import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { SIZES, STYLES } from '../products/tokens.ts';
import { StyleViewModel } from './StyleViewModel.ts';

export const STYLE_PAGE = pageToken('StyleViewModel', (parts) => new StyleViewModel(parts), {
  ...{ styles: STYLES, sizes: SIZES, pendingWork: PENDING_WORK, log: PORTS.log },
});
