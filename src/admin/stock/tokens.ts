import type { ForManagingStock } from '../../../core/admin/ports/ForManagingStock.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const STOCK = sharedToken<ForManagingStock>('ForManagingStock');
