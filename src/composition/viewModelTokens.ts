import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { AddressFormViewModel } from '../addresses/AddressFormViewModel.ts';
import type { CartPageViewModel } from '../cart/CartPageViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import type { ResultAnnouncementViewModel } from '../catalogue/ResultAnnouncementViewModel.ts';
import type { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';
import { token } from '../container/token.ts';
import type { HomeViewModel } from '../home/HomeViewModel.ts';
import type { ShopViewModel } from '../layout/ShopViewModel.ts';
import type { OrdersViewModel } from '../profile/OrdersViewModel.ts';
import type { AuthPages } from '../session/AuthPages.ts';
import type { LoginViewModel } from '../session/LoginViewModel.ts';
import type { PendingActionViewModel } from '../session/PendingActionViewModel.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { SignupViewModel } from '../session/SignupViewModel.ts';
import type { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

/** What several screens share: one of each in a shop. */
export const SHARED = {
  pendingWork: token<PendingWork>('PendingWork'),
  connection: token<ConnectionViewModel>('ConnectionViewModel'),
  shop: token<ShopViewModel>('ShopViewModel'),
  session: token<SessionViewModel>('SessionViewModel'),
  authPages: token<AuthPages>('AuthPages'),
  pendingAction: token<PendingActionViewModel>('PendingActionViewModel'),
  catalogue: token<CatalogueViewModel>('CatalogueViewModel'),
  listing: token<ListingViewModel>('ListingViewModel'),
  cart: token<CartViewModel>('CartViewModel'),
  wishlist: token<WishlistViewModel>('WishlistViewModel'),
  addresses: token<AddressesViewModel>('AddressesViewModel'),
  checkout: token<CheckoutViewModel>('CheckoutViewModel'),
} as const;

/** A page's own state: a new one each time the page is opened. */
export const PAGES = {
  home: token<HomeViewModel>('HomeViewModel'),
  resultAnnouncement: token<ResultAnnouncementViewModel>('ResultAnnouncementViewModel'),
  cart: token<CartPageViewModel>('CartPageViewModel'),
  login: token<LoginViewModel>('LoginViewModel'),
  signup: token<SignupViewModel>('SignupViewModel'),
  orders: token<OrdersViewModel>('OrdersViewModel'),
  addressForm: token<AddressFormViewModel>('AddressFormViewModel'),
} as const;
