import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { MemoryTables } from './MemoryTables.ts';
import { memoryAccountTokenStore } from './memoryAccountTokenStore.ts';
import { memoryAddressStore } from './memoryAddressStore.ts';
import { memoryAttempts } from './memoryAttempts.ts';
import { memoryCartStore } from './memoryCartStore.ts';
import { memoryCheckoutStore } from './memoryCheckoutStore.ts';
import { memoryCouponStore } from './memoryCouponStore.ts';
import { memoryEventStore } from './memoryEventStore.ts';
import { memoryFoundOrders } from './memoryFoundOrders.ts';
import { memoryJobStore } from './memoryJobStore.ts';
import { memoryMailStore } from './memoryMailStore.ts';
import { memoryOrderStore } from './memoryOrderStore.ts';
import { memoryPaymentStore } from './memoryPaymentStore.ts';
import { memoryProductStore } from './memoryProductStore.ts';
import { memoryRefundStore } from './memoryRefundStore.ts';
import { memoryReports } from './memoryReports.ts';
import { memoryShopperStore } from './memoryShopperStore.ts';
import { memoryStock } from './memoryStock.ts';
import { memoryTransactions } from './memoryTransactions.ts';
import { memoryWishlistStore } from './memoryWishlistStore.ts';
import { memoryActivityLog } from './staff/memoryActivityLog.ts';
import { memoryApiKeyStore } from './staff/memoryApiKeyStore.ts';
import { memoryStaffStore } from './staff/memoryStaffStore.ts';
import { memoryStaffTokenStore } from './staff/memoryStaffTokenStore.ts';

/** Fakes of all storage ports, which share their state. */
export class MemoryStores implements Stores {
  /** Test control: the state. */
  readonly tables = new MemoryTables();
  readonly shoppers = memoryShopperStore(this.tables);
  readonly accountTokens = memoryAccountTokenStore(this.tables);
  readonly products = memoryProductStore(this.tables, () => this.transactions);
  readonly carts = memoryCartStore(this.tables);
  readonly wishlists = memoryWishlistStore(this.tables);
  readonly addresses = memoryAddressStore(this.tables);
  readonly checkouts = memoryCheckoutStore(this.tables);
  readonly coupons = memoryCouponStore(this.tables);
  readonly orders = memoryOrderStore(this.tables);
  readonly stock = memoryStock(this.tables);
  readonly payments = memoryPaymentStore(this.tables);
  readonly refunds = memoryRefundStore(this.tables);
  readonly jobs = memoryJobStore(this.tables);
  readonly mails = memoryMailStore(this.tables);
  readonly staff = memoryStaffStore(this.tables);
  readonly staffTokens = memoryStaffTokenStore(this.tables);
  readonly apiKeys = memoryApiKeyStore(this.tables);
  readonly activity = memoryActivityLog(this.tables);
  readonly events = memoryEventStore(this.tables);
  readonly foundOrders = memoryFoundOrders(this.tables);
  readonly reports = memoryReports(this.tables);
  readonly attempts = memoryAttempts(this.tables);
  readonly transactions = memoryTransactions(this.tables, this);
}
