import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpAccount } from '../../../adapters/http/admin/HttpAccount.ts';
import { HttpProductImport } from '../../../adapters/http/admin/HttpProductImport.ts';
import { HttpSettings } from '../../../adapters/http/admin/HttpSettings.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { HttpSizes } from '../../../adapters/http/admin/HttpSizes.ts';
import { HttpStaff } from '../../../adapters/http/admin/HttpStaff.ts';
import { HttpStaffCoupons } from '../../../adapters/http/admin/HttpStaffCoupons.ts';
import { HttpStaffOrders } from '../../../adapters/http/admin/HttpStaffOrders.ts';
import { HttpStaffReports } from '../../../adapters/http/admin/HttpStaffReports.ts';
import { HttpStaffReturns } from '../../../adapters/http/admin/HttpStaffReturns.ts';
import { HttpStock } from '../../../adapters/http/admin/HttpStock.ts';
import { HttpStyles } from '../../../adapters/http/admin/HttpStyles.ts';
import { HttpWork } from '../../../adapters/http/admin/HttpWork.ts';
import { type SendForm, sendForm } from '../../../adapters/http/admin/sendForm.ts';
import { LocalStorageSingleKeys } from '../../../adapters/local-storage/LocalStorageSingleKeys.ts';
import { ConsoleLog } from '../../../adapters/logging/ConsoleLog.ts';
import { watchVisibility } from '../../../adapters/page-visibility/watchVisibility.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { sharedToken } from '../../shared/container/token.ts';
import { STAFF_COUPONS } from '../coupons/tokens.ts';
import { STAFF_WORK } from '../jobs/tokens.ts';
import { SINGLE_KEYS } from '../keys/tokens.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_ORDERS } from '../orders/tokens.ts';
import { PRODUCT_IMPORT, SIZES, STYLES } from '../products/tokens.ts';
import { STAFF_REPORTS } from '../reports/tokens.ts';
import { STAFF_RETURNS } from '../returns/tokens.ts';
import { SIGNING_IN } from '../session/tokens.ts';
import { ACCOUNT_OF_STAFF, SETTINGS, STAFF } from '../settings/tokens.ts';
import { STOCK } from '../stock/tokens.ts';

/** The client of the admin's API. */
const API = sharedToken<AdminApi>('AdminApi');

/** Binds every port of the admin to its browser adapter: one line per port. To swap an adapter, change its line. */
export function bindBrowserAdapters(admin: ShopContainer, send: typeof fetch, sendFile: SendForm = sendForm): void {
  admin.bind(API, () => new AdminApi(send), {});
  admin.bind(SIGNING_IN, ({ api }) => new HttpSigningIn(api), { api: API });
  admin.bind(STAFF_ORDERS, ({ api }) => new HttpStaffOrders(api), { api: API });
  admin.bind(STAFF_COUPONS, ({ api }) => new HttpStaffCoupons(api), { api: API });
  admin.bind(STAFF_RETURNS, ({ api }) => new HttpStaffReturns(api), { api: API });
  admin.bind(STAFF_REPORTS, ({ api }) => new HttpStaffReports(api), { api: API });
  admin.bind(STOCK, ({ api }) => new HttpStock(api), { api: API });
  admin.bind(SETTINGS, ({ api }) => new HttpSettings(api), { api: API });
  admin.bind(ACCOUNT_OF_STAFF, ({ api }) => new HttpAccount(api), { api: API });
  admin.bind(STAFF, ({ api }) => new HttpStaff(api), { api: API });
  admin.bind(STAFF_WORK, ({ api }) => new HttpWork(api), { api: API });
  admin.bindValue(VISIBILITY, watchVisibility(document));
  admin.bind(SINGLE_KEYS, () => new LocalStorageSingleKeys(() => window.localStorage), {});
  admin.bind(STYLES, ({ api }) => new HttpStyles(api, sendFile), { api: API });
  admin.bind(SIZES, ({ api }) => new HttpSizes(api), { api: API });
  admin.bind(PRODUCT_IMPORT, ({ api }) => new HttpProductImport(api, sendFile), { api: API });
  admin.bind(PORTS.log, () => new ConsoleLog(), {});
  admin.bind(PORTS.clock, () => new SystemClock(), {});
}
