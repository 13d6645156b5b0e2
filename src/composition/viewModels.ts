import type { Container } from 'inversify';
import { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import { AddressFormViewModel } from '../addresses/AddressFormViewModel.ts';
import { CartPageViewModel } from '../cart/CartPageViewModel.ts';
import { CartViewModel } from '../cart/CartViewModel.ts';
import { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import { ResultNewsViewModel } from '../catalogue/ResultNewsViewModel.ts';
import { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import { HomeViewModel } from '../home/HomeViewModel.ts';
import { OrdersViewModel } from '../profile/OrdersViewModel.ts';
import { LoginDoors } from '../session/LoginDoors.ts';
import { LoginViewModel } from '../session/LoginViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { SignupViewModel } from '../session/SignupViewModel.ts';
import { UnfinishedPressViewModel } from '../session/UnfinishedPressViewModel.ts';
import { Activity } from '../shell/Activity.ts';
import { ReachViewModel } from '../shell/ReachViewModel.ts';
import { ShopViewModel } from '../shell/ShopViewModel.ts';
import { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';
import { PORTS } from './portTokens.ts';
import { USE_CASES } from './useCaseTokens.ts';
import { PAGES, SHARED } from './viewModelTokens.ts';

/** Binds what the screens show: the shared view-models once, the pages' own anew each time. */
export function bindViewModels(shop: Container): void {
  bindShopperLists(shop);
  bindShop(shop);
  bindPages(shop);
}

function bindShopperLists(shop: Container): void {
  const { loadCart, addToCart, changeQuantity, removeFromCart, putBackInCart } = USE_CASES;
  shop
    .bind(SHARED.cart)
    .toResolvedValue(
      (loadCart, addToCart, changeQuantity, removeFromCart, putBackInCart, activity, tabs, reach) =>
        new CartViewModel(
          { loadCart, addToCart, changeQuantity, removeFromCart, putBackInCart },
          { activity, tabs, reach },
        ),
      [loadCart, addToCart, changeQuantity, removeFromCart, putBackInCart, SHARED.activity, PORTS.tabs, SHARED.reach],
    )
    .inSingletonScope();
  const { loadWishlist, toggleWishlist, putBackOnWishlist } = USE_CASES;
  shop
    .bind(SHARED.wishlist)
    .toResolvedValue(
      (loadWishlist, toggleWishlist, putBackOnWishlist, activity, tabs, reach) =>
        new WishlistViewModel({ loadWishlist, toggleWishlist, putBackOnWishlist }, { activity, tabs, reach }),
      [loadWishlist, toggleWishlist, putBackOnWishlist, SHARED.activity, PORTS.tabs, SHARED.reach],
    )
    .inSingletonScope();
  const { loadAddresses, saveAddress, deleteAddress } = USE_CASES;
  shop
    .bind(SHARED.addresses)
    .toResolvedValue(
      (loadAddresses, saveAddress, deleteAddress, activity, tabs, reach) =>
        new AddressesViewModel({ loadAddresses, saveAddress, deleteAddress }, { activity, tabs, reach }),
      [loadAddresses, saveAddress, deleteAddress, SHARED.activity, PORTS.tabs, SHARED.reach],
    )
    .inSingletonScope();
}

function bindShop(shop: Container): void {
  const { activity, session, catalogue, cart, wishlist, addresses, checkout } = SHARED;
  shop
    .bind(activity)
    .toResolvedValue(() => new Activity())
    .inSingletonScope();
  shop
    .bind(SHARED.reach)
    .toResolvedValue((clock) => new ReachViewModel(clock), [PORTS.clock])
    .inSingletonScope();
  shop
    .bind(session)
    .toResolvedValue((session, logOut) => new SessionViewModel(session, logOut), [PORTS.session, USE_CASES.logOut])
    .inSingletonScope();
  shop
    .bind(catalogue)
    .toResolvedValue(
      (load, activity, reach) => new CatalogueViewModel(load, activity, reach),
      [USE_CASES.loadCatalogue, activity, SHARED.reach],
    )
    .inSingletonScope();
  shop
    .bind(SHARED.listing)
    .toResolvedValue(
      (catalogue, navigation) => new ListingViewModel(catalogue, navigation),
      [catalogue, PORTS.navigation],
    )
    .inSingletonScope();
  shop
    .bind(SHARED.unfinishedPress)
    .toResolvedValue(
      (catalogue, cart, wishlist, clock) => new UnfinishedPressViewModel({ catalogue, cart, wishlist, clock }),
      [catalogue, cart, wishlist, PORTS.clock],
    )
    .inSingletonScope();
  const { giveUpLogin, returnFromLogin } = USE_CASES;
  shop
    .bind(SHARED.loginDoors)
    .toResolvedValue(
      (session, unfinishedPress, giveUpLogin, returnFromLogin) =>
        new LoginDoors({ session, unfinishedPress, giveUpLogin, returnFromLogin }),
      [session, SHARED.unfinishedPress, giveUpLogin, returnFromLogin],
    )
    .inSingletonScope();
  shop
    .bind(checkout)
    .toResolvedValue(
      (cart, addresses, session, placeOrder, ids, activity) =>
        new CheckoutViewModel({ cart, addresses, session, placeOrder, mintOrderId: () => ids.mint(), activity }),
      [cart, addresses, session, USE_CASES.placeOrder, PORTS.ids, activity],
    )
    .inSingletonScope();
  shop
    .bind(SHARED.shop)
    .toResolvedValue(
      (catalogue, session, cart, wishlist, addresses, checkout, giveUpLogin, clock, tabs) =>
        new ShopViewModel({ catalogue, session, cart, wishlist, addresses, checkout, giveUpLogin, clock, tabs }),
      [catalogue, session, cart, wishlist, addresses, checkout, USE_CASES.giveUpLogin, PORTS.clock, PORTS.tabs],
    )
    .inSingletonScope();
}

function bindPages(shop: Container): void {
  const { activity, session, catalogue, listing, cart, addresses, checkout } = SHARED;
  shop
    .bind(PAGES.home)
    .toResolvedValue((catalogue, listing) => new HomeViewModel(catalogue, listing), [catalogue, listing])
    .inTransientScope();
  shop
    .bind(PAGES.resultNews)
    .toResolvedValue(
      (catalogue, listing, clock) => new ResultNewsViewModel(catalogue, listing, clock),
      [catalogue, listing, PORTS.clock],
    )
    .inTransientScope();
  shop
    .bind(PAGES.cart)
    .toResolvedValue(
      (cart, checkout, toggleCoupon) => new CartPageViewModel(cart, checkout, toggleCoupon),
      [cart, checkout, USE_CASES.toggleCoupon],
    )
    .inTransientScope();
  shop
    .bind(PAGES.login)
    .toResolvedValue(
      (logIn, doors, activity) => new LoginViewModel({ logIn, doors, activity }),
      [USE_CASES.logIn, SHARED.loginDoors, activity],
    )
    .inTransientScope();
  shop
    .bind(PAGES.signup)
    .toResolvedValue(
      (signUp, doors, activity) => new SignupViewModel({ signUp, doors, activity }),
      [USE_CASES.signUp, SHARED.loginDoors, activity],
    )
    .inTransientScope();
  shop
    .bind(PAGES.orders)
    .toResolvedValue((session, orders) => new OrdersViewModel(session, orders), [session, PORTS.orders])
    .inTransientScope();
  shop
    .bind(PAGES.addressForm)
    .toResolvedValue((addresses) => new AddressFormViewModel(addresses), [addresses])
    .inTransientScope();
}
