import type { ForAuthenticating } from '../../core/ports/ForAuthenticating.ts';
import type { ForExchangingOrders } from '../../core/ports/ForExchangingOrders.ts';
import type { ForKeepingAddresses } from '../../core/ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../core/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/ports/ForKeepingWishlist.ts';
import type { ForLogging } from '../../core/ports/ForLogging.ts';
import type { ForMintingIds } from '../../core/ports/ForMintingIds.ts';
import type { ForNavigating } from '../../core/ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../../core/ports/ForNotifyingShopper.ts';
import type { ForObtainingProducts } from '../../core/ports/ForObtainingProducts.ts';
import type { ForReachingOtherTabs } from '../../core/ports/ForReachingOtherTabs.ts';
import type { ForRememberingOrders } from '../../core/ports/ForRememberingOrders.ts';
import type { ForRememberingPress } from '../../core/ports/ForRememberingPress.ts';
import type { ForRememberingSession } from '../../core/ports/ForRememberingSession.ts';
import type { ForTakingPayment } from '../../core/ports/ForTakingPayment.ts';
import type { ForTellingTime } from '../../core/ports/ForTellingTime.ts';
import { token } from './token.ts';

/** One token per driven port: what an assembly must bring. */
export const PORTS = {
  products: token<ForObtainingProducts>('ForObtainingProducts'),
  authentication: token<ForAuthenticating>('ForAuthenticating'),
  cart: token<ForKeepingCart>('ForKeepingCart'),
  wishlist: token<ForKeepingWishlist>('ForKeepingWishlist'),
  addresses: token<ForKeepingAddresses>('ForKeepingAddresses'),
  serverOrders: token<ForExchangingOrders>('ForExchangingOrders'),
  session: token<ForRememberingSession>('ForRememberingSession'),
  tabs: token<ForReachingOtherTabs>('ForReachingOtherTabs'),
  presses: token<ForRememberingPress>('ForRememberingPress'),
  orders: token<ForRememberingOrders>('ForRememberingOrders'),
  payments: token<ForTakingPayment>('ForTakingPayment'),
  shopper: token<ForNotifyingShopper>('ForNotifyingShopper'),
  log: token<ForLogging>('ForLogging'),
  clock: token<ForTellingTime>('ForTellingTime'),
  ids: token<ForMintingIds>('ForMintingIds'),
  navigation: token<ForNavigating>('ForNavigating'),
} as const;
