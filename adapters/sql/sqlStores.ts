import type { TransactionStores } from '../../core/backend/ports/ForTransacting.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { SqlAccountTokens } from './accounts/SqlAccountTokens.ts';
import { SqlAddresses } from './accounts/SqlAddresses.ts';
import { SqlAttempts } from './accounts/SqlAttempts.ts';
import { SqlShoppers } from './accounts/SqlShoppers.ts';
import { SqlBulkChanges } from './catalogue/SqlBulkChanges.ts';
import { SqlCatalogue } from './catalogue/SqlCatalogue.ts';
import { SqlStyles } from './catalogue/SqlStyles.ts';
import type { Database, Queries } from './connection/Database.ts';
import { SqlCoupons } from './coupons/SqlCoupons.ts';
import { SqlCheckouts } from './orders/SqlCheckouts.ts';
import { SqlFitVotes } from './orders/SqlFitVotes.ts';
import { SqlFoundOrders } from './orders/SqlFoundOrders.ts';
import { SqlOrders } from './orders/SqlOrders.ts';
import { SqlPayments } from './orders/SqlPayments.ts';
import { SqlProviderEvents } from './orders/SqlProviderEvents.ts';
import { SqlRefunds } from './orders/SqlRefunds.ts';
import { SqlReturns } from './orders/SqlReturns.ts';
import { SqlReports } from './reports/SqlReports.ts';
import { SqlCarts } from './SqlCarts.ts';
import { SqlJobs } from './SqlJobs.ts';
import { SqlMails } from './SqlMails.ts';
import { SqlProducts } from './SqlProducts.ts';
import { SqlSettings } from './SqlSettings.ts';
import { SqlStock } from './SqlStock.ts';
import { SqlStockAlerts } from './SqlStockAlerts.ts';
import { SqlWishlists } from './SqlWishlists.ts';
import { SqlActivity } from './staff/SqlActivity.ts';
import { SqlApiKeys } from './staff/SqlApiKeys.ts';
import { SqlPaymentState } from './staff/SqlPaymentState.ts';
import { SqlStaff } from './staff/SqlStaff.ts';
import { SqlStaffTokens } from './staff/SqlStaffTokens.ts';
import { SqlTasks } from './staff/SqlTasks.ts';
import { SqlWork } from './staff/SqlWork.ts';

/** Returns all stores of a database, which is migrated already. */
export function sqlStores(database: Database): Stores {
  return {
    ...storesOf(database),
    products: new SqlProducts(database),
    foundOrders: new SqlFoundOrders(database),
    tasks: new SqlTasks(database),
    work: new SqlWork(database),
    reports: new SqlReports(database),
    paymentState: new SqlPaymentState(database),
    attempts: new SqlAttempts(database),
    transactions: { within: (work) => database.transaction((queries) => work(storesOf(queries))) },
  };
}

function storesOf(queries: Queries): TransactionStores {
  return {
    shoppers: new SqlShoppers(queries),
    accountTokens: new SqlAccountTokens(queries),
    carts: new SqlCarts(queries),
    wishlists: new SqlWishlists(queries),
    addresses: new SqlAddresses(queries),
    checkouts: new SqlCheckouts(queries),
    coupons: new SqlCoupons(queries),
    orders: new SqlOrders(queries),
    stock: new SqlStock(queries),
    stockAlerts: new SqlStockAlerts(queries),
    payments: new SqlPayments(queries),
    refunds: new SqlRefunds(queries),
    returns: new SqlReturns(queries),
    fitVotes: new SqlFitVotes(queries),
    events: new SqlProviderEvents(queries),
    jobs: new SqlJobs(queries),
    mails: new SqlMails(queries),
    styles: new SqlStyles(queries),
    catalogue: new SqlCatalogue(queries),
    bulkChanges: new SqlBulkChanges(queries),
    staff: new SqlStaff(queries),
    staffTokens: new SqlStaffTokens(queries),
    apiKeys: new SqlApiKeys(queries),
    activity: new SqlActivity(queries),
    settings: new SqlSettings(queries),
  };
}
