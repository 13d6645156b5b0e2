import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { HttpStaff } from '../../../adapters/http/admin/HttpStaff.ts';
import { HttpStaffOrders } from '../../../adapters/http/admin/HttpStaffOrders.ts';
import { HttpStock } from '../../../adapters/http/admin/HttpStock.ts';
import { ConsoleLog } from '../../../adapters/logging/ConsoleLog.ts';
import { watchVisibility } from '../../../adapters/page-visibility/watchVisibility.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { sharedToken } from '../../shared/container/token.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_ORDERS } from '../orders/tokens.ts';
import { SIGNING_IN } from '../session/tokens.ts';
import { STAFF } from '../settings/tokens.ts';
import { STOCK } from '../stock/tokens.ts';

/** The client of the admin's API. */
const API = sharedToken<AdminApi>('AdminApi');

/** Binds every port of the admin to its browser adapter: one line per port. To swap an adapter, change its line. */
export function bindBrowserAdapters(admin: ShopContainer, send: typeof fetch): void {
  admin.bind(API, () => new AdminApi(send), {});
  admin.bind(SIGNING_IN, ({ api }) => new HttpSigningIn(api), { api: API });
  admin.bind(STAFF_ORDERS, ({ api }) => new HttpStaffOrders(api), { api: API });
  admin.bind(STOCK, ({ api }) => new HttpStock(api), { api: API });
  admin.bind(STAFF, ({ api }) => new HttpStaff(api), { api: API });
  admin.bindValue(VISIBILITY, watchVisibility(document));
  admin.bind(PORTS.log, () => new ConsoleLog(), {});
  admin.bind(PORTS.clock, () => new SystemClock(), {});
}
