import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { OutsideFacts } from '../ServerOptions.ts';
import type { AdminRoute } from './AdminRoute.ts';
import { accountRoutes } from './accountRoutes.ts';
import { activityRoutes } from './activityRoutes.ts';
import { importRoutes } from './catalogue/importRoutes.ts';
import { productRoutes } from './catalogue/productRoutes.ts';
import { styleRoutes } from './catalogue/styleRoutes.ts';
import { couponRoutes } from './couponRoutes.ts';
import { orderFileRoutes } from './orderFileRoutes.ts';
import { orderRoutes } from './orderRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { setupRoutes } from './setupRoutes.ts';
import { type Invitations, staffRoutes } from './staffRoutes.ts';
import { stockRoutes } from './stockRoutes.ts';
import { workRoutes } from './workRoutes.ts';

/** The facts of a server that says none. */
const NOTHING_SAID: OutsideFacts = { mail: { from: '', isSent: false }, payments: 'simulated' };

/** The route table of the admin. */
export function adminRoutes(
  admin: Admin,
  invitations: Invitations = {},
  outside = NOTHING_SAID,
): readonly AdminRoute[] {
  return [
    ...sessionRoutes(admin),
    ...accountRoutes(admin),
    ...settingsRoutes(admin, outside),
    ...workRoutes(admin),
    ...staffRoutes(admin, invitations),
    ...activityRoutes(admin),
    ...orderRoutes(admin),
    ...orderFileRoutes(admin),
    ...refundRoutes(admin),
    ...returnRoutes(admin),
    ...styleRoutes(admin),
    ...importRoutes(admin),
    ...productRoutes(admin),
    ...stockRoutes(admin),
    ...couponRoutes(admin),
    ...reportRoutes(admin),
    ...setupRoutes(admin),
  ];
}
