import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import { type SharedToken, sharedToken } from './token.ts';

/** One token per driven port. Every composition root binds all of them. */
export const PORTS: { readonly [Name in keyof StorefrontPorts]: SharedToken<StorefrontPorts[Name]> } = {
  products: sharedToken('ForObtainingProducts'),
  catalogue: sharedToken('ForQueryingProducts'),
  availability: sharedToken('ForAskingAvailability'),
  authentication: sharedToken('ForAuthenticating'),
  tokens: sharedToken('ForEndingTokens'),
  cart: sharedToken('ForKeepingCart'),
  cartNews: sharedToken('ForTellingCartNews'),
  wishlist: sharedToken('ForKeepingWishlist'),
  addresses: sharedToken('ForKeepingAddresses'),
  sessions: sharedToken('ForRememberingSession'),
  lists: sharedToken('ForRememberingLists'),
  changes: sharedToken('ForRememberingChanges'),
  tabs: sharedToken('ForNotifyingOtherTabs'),
  pendingActions: sharedToken('ForRememberingPendingAction'),
  viewedProducts: sharedToken('ForRememberingViewedProducts'),
  connection: sharedToken('ForWatchingConnection'),
  visibility: sharedToken('ForWatchingVisibility'),
  prices: sharedToken('ForAgreeingPrices'),
  checkouts: sharedToken('ForRememberingCheckouts'),
  orders: sharedToken('ForKeepingOrders'),
  orderLife: sharedToken('ForFollowingOrders'),
  payments: sharedToken('ForTakingPayment'),
  sharing: sharedToken('ForSharing'),
  notifications: sharedToken('ForNotifyingShopper'),
  log: sharedToken('ForLogging'),
  clock: sharedToken('ForTellingTime'),
  ids: sharedToken('ForGeneratingIds'),
  navigation: sharedToken('ForNavigating'),
};
