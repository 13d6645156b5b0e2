import type { ForSettlingReturns } from '../../../core/admin/ports/ForSettlingReturns.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const STAFF_RETURNS = sharedToken<ForSettlingReturns>('ForSettlingReturns');
