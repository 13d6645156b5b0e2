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
import { STAFF_COUPONS } from '../../../src/admin/coupons/tokens.ts';
import { STAFF_WORK } from '../../../src/admin/jobs/tokens.ts';
import { STAFF_ORDERS } from '../../../src/admin/orders/tokens.ts';
import { PRODUCT_IMPORT, SIZES, STYLES } from '../../../src/admin/products/tokens.ts';
import { STAFF_REPORTS } from '../../../src/admin/reports/tokens.ts';
import { STAFF_RETURNS } from '../../../src/admin/returns/tokens.ts';
import { SIGNING_IN } from '../../../src/admin/session/tokens.ts';
import { ACCOUNT_OF_STAFF, SETTINGS, STAFF } from '../../../src/admin/settings/tokens.ts';
import { STOCK } from '../../../src/admin/stock/tokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';
import { formsBy } from './formsBy.ts';

/** Binds what the admin in a browser binds for its back-end. */
export function bindHttpAdmin(admin: ShopContainer, send: typeof fetch): void {
  const api = new AdminApi(send);
  admin.bindValue(SIGNING_IN, new HttpSigningIn(api));
  admin.bindValue(STAFF_ORDERS, new HttpStaffOrders(api));
  admin.bindValue(STAFF_COUPONS, new HttpStaffCoupons(api));
  admin.bindValue(STAFF_RETURNS, new HttpStaffReturns(api));
  admin.bindValue(STAFF_REPORTS, new HttpStaffReports(api));
  admin.bindValue(STAFF_WORK, new HttpWork(api));
  admin.bindValue(STOCK, new HttpStock(api));
  admin.bindValue(SIZES, new HttpSizes(api));
  admin.bindValue(STAFF, new HttpStaff(api));
  admin.bindValue(STYLES, new HttpStyles(api, formsBy(send)));
  admin.bindValue(PRODUCT_IMPORT, new HttpProductImport(api, formsBy(send)));
  admin.bindValue(SETTINGS, new HttpSettings(api));
  admin.bindValue(ACCOUNT_OF_STAFF, new HttpAccount(api));
}
