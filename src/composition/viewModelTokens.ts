import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { AddressFormViewModel } from '../addresses/AddressFormViewModel.ts';
import type { CartPageViewModel } from '../cart/CartPageViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import type { ResultNewsViewModel } from '../catalogue/ResultNewsViewModel.ts';
import type { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import type { HomeViewModel } from '../home/HomeViewModel.ts';
import type { OrdersViewModel } from '../profile/OrdersViewModel.ts';
import type { LoginDoors } from '../session/LoginDoors.ts';
import type { LoginViewModel } from '../session/LoginViewModel.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { SignupViewModel } from '../session/SignupViewModel.ts';
import type { UnfinishedPressViewModel } from '../session/UnfinishedPressViewModel.ts';
import type { Activity } from '../shell/Activity.ts';
import type { ReachViewModel } from '../shell/ReachViewModel.ts';
import type { ShopViewModel } from '../shell/ShopViewModel.ts';
import type { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';
import { token } from './token.ts';

/** What several screens share: one of each in a shop. */
export const SHARED = {
  activity: token<Activity>('Activity'),
  reach: token<ReachViewModel>('ReachViewModel'),
  shop: token<ShopViewModel>('ShopViewModel'),
  session: token<SessionViewModel>('SessionViewModel'),
  loginDoors: token<LoginDoors>('LoginDoors'),
  unfinishedPress: token<UnfinishedPressViewModel>('UnfinishedPressViewModel'),
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
  resultNews: token<ResultNewsViewModel>('ResultNewsViewModel'),
  cart: token<CartPageViewModel>('CartPageViewModel'),
  login: token<LoginViewModel>('LoginViewModel'),
  signup: token<SignupViewModel>('SignupViewModel'),
  orders: token<OrdersViewModel>('OrdersViewModel'),
  addressForm: token<AddressFormViewModel>('AddressFormViewModel'),
} as const;
