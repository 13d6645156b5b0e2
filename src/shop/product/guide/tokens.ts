import { PENDING_WORK } from '../../../shared/connection/tokens.ts';
import { PORTS } from '../../../shared/container/portTokens.ts';
import { pageToken } from '../../../shared/container/token.ts';
import { SizeGuideViewModel } from './SizeGuideViewModel.ts';

export const SIZE_GUIDE = pageToken('SizeGuideViewModel', (parts) => new SizeGuideViewModel(parts), {
  ...{ lengthUnits: PORTS.lengthUnits, fit: PORTS.fit, pendingWork: PENDING_WORK },
});
