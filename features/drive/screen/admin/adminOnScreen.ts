import type { AdminBackEnd } from '../../../behind/server/AdminBackEnd.ts';
import type { AdminAssembly } from '../../contracts/admin/AdminDrivers.ts';
import { AdminScreen, type AdminWindow } from './AdminScreen.ts';
import { ScreenAdminPrint } from './ScreenAdminPrint.ts';
import { ScreenAdminSession } from './ScreenAdminSession.ts';
import { ScreenCoupons } from './ScreenCoupons.ts';
import { ScreenFind } from './ScreenFind.ts';
import { ScreenImport } from './ScreenImport.ts';
import { ScreenOrder } from './ScreenOrder.ts';
import { ScreenOrders } from './ScreenOrders.ts';
import { ScreenPacking } from './ScreenPacking.ts';
import { ScreenProduct } from './ScreenProduct.ts';
import { ScreenProducts } from './ScreenProducts.ts';
import { ScreenReports } from './ScreenReports.ts';
import { ScreenReturns } from './ScreenReturns.ts';
import { ScreenSettings } from './ScreenSettings.ts';
import { ScreenShopSettings } from './ScreenShopSettings.ts';
import { ScreenStaffAccount } from './ScreenStaffAccount.ts';
import { ScreenStock } from './ScreenStock.ts';
import { ScreenToday } from './ScreenToday.ts';

/** The admin on a screen: drivers that read it and press what is on it. */
export function adminOnScreen(window: AdminWindow, backEnd: AdminBackEnd, patience: number): AdminAssembly {
  const screen = new AdminScreen(window);
  return {
    backEnd,
    session: new ScreenAdminSession(screen),
    orders: new ScreenOrders(screen),
    order: new ScreenOrder(screen),
    stock: new ScreenStock(screen),
    products: new ScreenProducts(screen),
    product: new ScreenProduct(screen),
    coupons: new ScreenCoupons(screen),
    returns: new ScreenReturns(screen),
    settings: new ScreenSettings(screen),
    imports: new ScreenImport(screen),
    today: new ScreenToday(screen),
    reports: new ScreenReports(screen),
    packing: new ScreenPacking(screen),
    find: new ScreenFind(screen),
    print: new ScreenAdminPrint(screen),
    shopSettings: new ScreenShopSettings(screen),
    account: new ScreenStaffAccount(screen),
    lookAgain: () => window.lookAgain(),
    settled: () => window.settled(),
    patience,
    close: async () => {
      await window.close();
      await backEnd.finished();
    },
  };
}
