import { accountTokens } from './accountTokens.ts';
import { cartKeys } from './cartKeys.ts';
import { cartPrices } from './cartPrices.ts';
import { catalogue } from './catalogue.ts';
import { coupons } from './coupons.ts';
import { jobs } from './jobs.ts';
import { legalDetails } from './legalDetails.ts';
import { loginAttempts } from './loginAttempts.ts';
import { confirmPayment } from './orders/confirmPayment.ts';
import { fitVotes } from './orders/fitVotes.ts';
import { openCheckouts } from './orders/openCheckouts.ts';
import { orderLife } from './orders/orderLife.ts';
import { orderLines } from './orders/orderLines.ts';
import { orderLists } from './orders/orderLists.ts';
import { orders } from './orders/orders.ts';
import { promisedDelivery } from './orders/promisedDelivery.ts';
import { providerEvents } from './orders/providerEvents.ts';
import { returns } from './orders/returns.ts';
import { productStyles } from './productStyles.ts';
import { productSummaries } from './productSummaries.ts';
import { reports } from './reports.ts';
import { settings } from './settings.ts';
import { shoppers } from './shoppers.ts';
import { shoppersLists } from './shoppersLists.ts';
import { sizeChartsInCm } from './sizeChartsInCm.ts';
import { staff } from './staff.ts';
import { staffAccounts } from './staffAccounts.ts';
import { stock } from './stock.ts';
import { stockAlerts } from './stockAlerts.ts';
import { styles } from './styles.ts';

/** A step of the database's structure. Once it is delivered, its text never changes: a new step changes what it made. */
export type Migration = { readonly number: number; readonly name: string; readonly text: string };

/** All migrations in their order. They are in TypeScript so that a server in one bundled file has them too. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'shoppers', text: shoppers },
  { number: 2, name: 'catalogue', text: catalogue },
  { number: 3, name: 'shoppers-lists', text: shoppersLists },
  { number: 4, name: 'orders', text: orders },
  { number: 5, name: 'provider-events', text: providerEvents },
  { number: 6, name: 'confirm-payment', text: confirmPayment },
  { number: 7, name: 'login-attempts', text: loginAttempts },
  { number: 8, name: 'cart-keys', text: cartKeys },
  { number: 9, name: 'open-checkouts', text: openCheckouts },
  { number: 10, name: 'order-lines', text: orderLines },
  { number: 11, name: 'jobs', text: jobs },
  { number: 12, name: 'stock', text: stock },
  { number: 13, name: 'order-life', text: orderLife },
  { number: 14, name: 'account-tokens', text: accountTokens },
  { number: 15, name: 'cart-prices', text: cartPrices },
  { number: 16, name: 'product-styles', text: productStyles },
  { number: 17, name: 'staff', text: staff },
  { number: 18, name: 'order-lists', text: orderLists },
  { number: 19, name: 'styles', text: styles },
  { number: 20, name: 'coupons', text: coupons },
  { number: 21, name: 'reports', text: reports },
  { number: 22, name: 'settings', text: settings },
  { number: 23, name: 'staff-accounts', text: staffAccounts },
  { number: 24, name: 'product-summaries', text: productSummaries },
  { number: 25, name: 'promised-delivery', text: promisedDelivery },
  { number: 26, name: 'stock-alerts', text: stockAlerts },
  { number: 27, name: 'size-charts-in-cm', text: sizeChartsInCm },
  { number: 28, name: 'legal-details', text: legalDetails },
  { number: 29, name: 'returns', text: returns },
  { number: 30, name: 'fit-votes', text: fitVotes },
];
