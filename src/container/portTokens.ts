import type { ForAuthenticating } from '../../core/storefront/ports/ForAuthenticating.ts';
import type { ForExchangingOrders } from '../../core/storefront/ports/ForExchangingOrders.ts';
import type { ForGeneratingIds } from '../../core/storefront/ports/ForGeneratingIds.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { ForLogging } from '../../core/storefront/ports/ForLogging.ts';
import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { ForReachingOtherTabs } from '../../core/storefront/ports/ForReachingOtherTabs.ts';
import type { ForRememberingOrders } from '../../core/storefront/ports/ForRememberingOrders.ts';
import type { ForRememberingPendingAction } from '../../core/storefront/ports/ForRememberingPendingAction.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { ForTakingPayment } from '../../core/storefront/ports/ForTakingPayment.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { sharedToken } from './token.ts';

/** One token per driven port: what an assembly must bring. */
export const PORTS = {
  products: sharedToken<ForObtainingProducts>('ForObtainingProducts'),
  authentication: sharedToken<ForAuthenticating>('ForAuthenticating'),
  cart: sharedToken<ForKeepingCart>('ForKeepingCart'),
  wishlist: sharedToken<ForKeepingWishlist>('ForKeepingWishlist'),
  addresses: sharedToken<ForKeepingAddresses>('ForKeepingAddresses'),
  serverOrders: sharedToken<ForExchangingOrders>('ForExchangingOrders'),
  session: sharedToken<ForRememberingSession>('ForRememberingSession'),
  tabs: sharedToken<ForReachingOtherTabs>('ForReachingOtherTabs'),
  pendingActions: sharedToken<ForRememberingPendingAction>('ForRememberingPendingAction'),
  orders: sharedToken<ForRememberingOrders>('ForRememberingOrders'),
  payments: sharedToken<ForTakingPayment>('ForTakingPayment'),
  notifications: sharedToken<ForNotifyingShopper>('ForNotifyingShopper'),
  log: sharedToken<ForLogging>('ForLogging'),
  clock: sharedToken<ForTellingTime>('ForTellingTime'),
  ids: sharedToken<ForGeneratingIds>('ForGeneratingIds'),
  navigation: sharedToken<ForNavigating>('ForNavigating'),
} as const;
