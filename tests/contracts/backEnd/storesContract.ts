import { describeAccountTokenStoreContract } from './accountTokenStoreContract.ts';
import { describeAddressStoreContract } from './addressStoreContract.ts';
import { describeAttemptsContract } from './attemptsContract.ts';
import type { MakeStores } from './BackEndStores.ts';
import { describeCartStoreContract } from './cartStoreContract.ts';
import { describeCatalogueStoreContract } from './catalogueStoreContract.ts';
import { describeCheckoutStoreContract } from './checkoutStoreContract.ts';
import { describeCouponStoreContract } from './couponStoreContract.ts';
import { describeErasedShopperContract } from './erasedShopperContract.ts';
import { describeEventStoreContract } from './eventStoreContract.ts';
import { describeFoundOrdersContract } from './foundOrdersContract.ts';
import { describeJobStoreContract } from './jobStoreContract.ts';
import { describeMailStoreContract } from './mailStoreContract.ts';
import { describeOrderStoreContract } from './orderStoreContract.ts';
import { describeProductStoreContract } from './productStoreContract.ts';
import { describeReportsContract } from './reportsContract.ts';
import { describeSettingsContract } from './settingsContract.ts';
import { describeShopperStoreContract } from './shopperStoreContract.ts';
import { describeStaffStoreContract } from './staffStoreContract.ts';
import { describeStockAlertStoreContract } from './stockAlertStoreContract.ts';
import { describeTasksContract } from './tasksContract.ts';
import { describeTransactionsContract } from './transactionsContract.ts';
import { describeWishlistStoreContract } from './wishlistStoreContract.ts';

/** The contracts of all storage ports of one database. */
export function describeStoresContract(name: string, makeStores: MakeStores): void {
  describeShopperStoreContract(name, makeStores);
  describeErasedShopperContract(name, makeStores);
  describeAccountTokenStoreContract(name, makeStores);
  describeProductStoreContract(name, makeStores);
  describeCatalogueStoreContract(name, makeStores);
  describeCartStoreContract(name, makeStores);
  describeWishlistStoreContract(name, makeStores);
  describeAddressStoreContract(name, makeStores);
  describeCheckoutStoreContract(name, makeStores);
  describeCouponStoreContract(name, makeStores);
  describeOrderStoreContract(name, makeStores);
  describeEventStoreContract(name, makeStores);
  describeFoundOrdersContract(name, makeStores);
  describeReportsContract(name, makeStores);
  describeJobStoreContract(name, makeStores);
  describeMailStoreContract(name, makeStores);
  describeAttemptsContract(name, makeStores);
  describeStaffStoreContract(name, makeStores);
  describeSettingsContract(name, makeStores);
  describeStockAlertStoreContract(name, makeStores);
  describeTasksContract(name, makeStores);
  describeTransactionsContract(name, makeStores);
}
