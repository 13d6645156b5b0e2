import type { ForWatchingVisibility } from '../../../core/admin/ports/ForWatchingVisibility.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const VISIBILITY = sharedToken<ForWatchingVisibility>('ForWatchingVisibility');
