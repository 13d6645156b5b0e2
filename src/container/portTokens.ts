import type { ForAgreeingPrices } from '../../core/storefront/ports/ForAgreeingPrices.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/ForAuthenticating.ts';
import type { ForEndingTokens } from '../../core/storefront/ports/ForEndingTokens.ts';
import type { ForGeneratingIds } from '../../core/storefront/ports/ForGeneratingIds.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { ForLogging } from '../../core/storefront/ports/ForLogging.ts';
import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';
import type { ForNotifyingOtherTabs } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/ForRememberingChanges.ts';
import type { ForRememberingCheckouts } from '../../core/storefront/ports/ForRememberingCheckouts.ts';
import type { ForRememberingLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import type { ForRememberingPendingAction } from '../../core/storefront/ports/ForRememberingPendingAction.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { ForRememberingViewedProducts } from '../../core/storefront/ports/ForRememberingViewedProducts.ts';
import type { ForSharing } from '../../core/storefront/ports/ForSharing.ts';
import type { ForTakingPayment } from '../../core/storefront/ports/ForTakingPayment.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import type { ForWatchingConnection } from '../../core/storefront/ports/ForWatchingConnection.ts';
import { sharedToken } from './token.ts';

/** One token per driven port. Every composition root binds all of them. */
export const PORTS = {
  products: sharedToken<ForObtainingProducts>('ForObtainingProducts'),
  catalogue: sharedToken<ForQueryingProducts>('ForQueryingProducts'),
  authentication: sharedToken<ForAuthenticating>('ForAuthenticating'),
  tokens: sharedToken<ForEndingTokens>('ForEndingTokens'),
  cart: sharedToken<ForKeepingCart>('ForKeepingCart'),
  wishlist: sharedToken<ForKeepingWishlist>('ForKeepingWishlist'),
  addresses: sharedToken<ForKeepingAddresses>('ForKeepingAddresses'),
  sessions: sharedToken<ForRememberingSession>('ForRememberingSession'),
  lists: sharedToken<ForRememberingLists>('ForRememberingLists'),
  changes: sharedToken<ForRememberingChanges>('ForRememberingChanges'),
  tabs: sharedToken<ForNotifyingOtherTabs>('ForNotifyingOtherTabs'),
  pendingActions: sharedToken<ForRememberingPendingAction>('ForRememberingPendingAction'),
  viewedProducts: sharedToken<ForRememberingViewedProducts>('ForRememberingViewedProducts'),
  connection: sharedToken<ForWatchingConnection>('ForWatchingConnection'),
  prices: sharedToken<ForAgreeingPrices>('ForAgreeingPrices'),
  checkouts: sharedToken<ForRememberingCheckouts>('ForRememberingCheckouts'),
  orders: sharedToken<ForKeepingOrders>('ForKeepingOrders'),
  payments: sharedToken<ForTakingPayment>('ForTakingPayment'),
  sharing: sharedToken<ForSharing>('ForSharing'),
  notifications: sharedToken<ForNotifyingShopper>('ForNotifyingShopper'),
  log: sharedToken<ForLogging>('ForLogging'),
  clock: sharedToken<ForTellingTime>('ForTellingTime'),
  ids: sharedToken<ForGeneratingIds>('ForGeneratingIds'),
  navigation: sharedToken<ForNavigating>('ForNavigating'),
} as const;
