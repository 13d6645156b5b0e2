import { type AdminBackEnd, fetchOfBrowser } from '../../../behind/server/AdminBackEnd.ts';
import { bindHttpAdmin } from '../../../behind/server/bindHttpAdmin.ts';
import { ShopClock } from '../../../behind/server/ShopClock.ts';
import type { AdminAssembly } from '../../contracts/admin/AdminDrivers.ts';
import { needsScreen } from '../needsScreen.ts';
import { AdminTab } from './AdminTab.ts';
import { ViewModelAdminSession } from './ViewModelAdminSession.ts';
import { ViewModelCoupons } from './ViewModelCoupons.ts';
import { ViewModelFind } from './ViewModelFind.ts';
import { ViewModelImport } from './ViewModelImport.ts';
import { ViewModelOrder } from './ViewModelOrder.ts';
import { ViewModelOrders } from './ViewModelOrders.ts';
import { ViewModelPacking } from './ViewModelPacking.ts';
import { ViewModelProduct } from './ViewModelProduct.ts';
import { ViewModelProducts } from './ViewModelProducts.ts';
import { ViewModelReports } from './ViewModelReports.ts';
import { ViewModelReturns } from './ViewModelReturns.ts';
import { ViewModelSettings } from './ViewModelSettings.ts';
import { ViewModelShopSettings } from './ViewModelShopSettings.ts';
import { ViewModelStaffAccount } from './ViewModelStaffAccount.ts';
import { ViewModelStock } from './ViewModelStock.ts';
import { ViewModelToday } from './ViewModelToday.ts';

/** After this many turns of the event loop without a call, the admin counts as idle. */
const QUIET_TURNS = 2;

/** The admin without a screen: drivers that call its view-models. */
export function viewModelAdmin(backEnd: AdminBackEnd): AdminAssembly {
  const send = fetchOfBrowser(backEnd.fetch);
  const tab = new AdminTab((admin) => bindHttpAdmin(admin, send), new ShopClock(() => backEnd.now()));
  return {
    backEnd,
    session: new ViewModelAdminSession(tab),
    orders: new ViewModelOrders(tab),
    order: new ViewModelOrder(tab),
    stock: new ViewModelStock(tab),
    products: new ViewModelProducts(tab),
    product: new ViewModelProduct(tab),
    coupons: new ViewModelCoupons(tab),
    returns: new ViewModelReturns(tab),
    settings: new ViewModelSettings(tab),
    imports: new ViewModelImport(tab),
    today: new ViewModelToday(tab),
    reports: new ViewModelReports(tab),
    packing: new ViewModelPacking(tab),
    find: new ViewModelFind(tab),
    get print() {
      return needsScreen();
    },
    shopSettings: new ViewModelShopSettings(tab),
    account: new ViewModelStaffAccount(tab),
    lookAgain: async () => tab.visibility.look(),
    perform: (action) => tab.perform(action),
    settled: () => settled(tab, backEnd),
    patience: 0,
    close: async () => {
      tab.close();
      await backEnd.finished();
    },
  };
}

async function settled(tab: AdminTab, backEnd: AdminBackEnd): Promise<void> {
  for (let quietTurns = 0; quietTurns < QUIET_TURNS; ) {
    tab.follow();
    await new Promise(setImmediate);
    quietTurns = tab.isIdle && backEnd.underWay === 0 ? quietTurns + 1 : 0;
  }
}
