import type { ForManagingWork } from '../../../core/admin/ports/ForManagingWork.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const STAFF_WORK = sharedToken<ForManagingWork>('ForManagingWork');
