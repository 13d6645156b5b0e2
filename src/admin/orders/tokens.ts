import type { ForChangingOrders } from '../../../core/admin/ports/ForChangingOrders.ts';
import type { ForReadingOrders } from '../../../core/admin/ports/ForReadingOrders.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The ports. */
export const STAFF_ORDERS = sharedToken<ForReadingOrders & ForChangingOrders>('StaffOrders');
