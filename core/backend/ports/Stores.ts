import type { ForCountingAttempts } from './accounts/ForCountingAttempts.ts';
import type { ForReporting } from './ForReporting.ts';
import type { ForStoringProducts } from './ForStoringProducts.ts';
import type { ForTransacting, TransactionStores } from './ForTransacting.ts';
import type { ForFindingOrders } from './orders/ForFindingOrders.ts';
import type { ForCountingTasks } from './staff/ForCountingTasks.ts';
import type { ForMeasuringWork } from './staff/ForMeasuringWork.ts';
import type { ForReadingPaymentState } from './staff/ForReadingPaymentState.ts';

/** All storage ports of one database. */
export type Stores = TransactionStores & {
  readonly products: ForStoringProducts;
  readonly foundOrders: ForFindingOrders;
  readonly tasks: ForCountingTasks;
  readonly work: ForMeasuringWork;
  readonly reports: ForReporting;
  readonly paymentState: ForReadingPaymentState;
  readonly attempts: ForCountingAttempts;
  readonly transactions: ForTransacting;
};
