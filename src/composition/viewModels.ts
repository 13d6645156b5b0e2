import type { Container } from 'inversify';
import { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import { AddressFormViewModel } from '../addresses/AddressFormViewModel.ts';
import { CartPageViewModel } from '../cart/CartPageViewModel.ts';
import { CartViewModel } from '../cart/CartViewModel.ts';
import { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import { ResultAnnouncementViewModel } from '../catalogue/ResultAnnouncementViewModel.ts';
import { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { PORTS } from '../container/portTokens.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { HomeViewModel } from '../home/HomeViewModel.ts';
import { ShopViewModel } from '../layout/ShopViewModel.ts';
import { OrdersViewModel } from '../profile/OrdersViewModel.ts';
import { AuthPages } from '../session/AuthPages.ts';
import { LoginViewModel } from '../session/LoginViewModel.ts';
import { PendingActionViewModel } from '../session/PendingActionViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { SignupViewModel } from '../session/SignupViewModel.ts';
import { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';
import { PAGES, SHARED } from './viewModelTokens.ts';

/** Binds what the screens show: the shared view-models once, the pages' own anew each time. */
export function bindViewModels(shop: Container): void {
  bindShopperLists(shop);
  bindShop(shop);
  bindPages(shop);
}

function bindShopperLists(shop: Container): void {
  const { loadCart, addToCart, changeQuantity, removeFromCart, undoRemoveFromCart } = USE_CASES;
  shop
    .bind(SHARED.cart)
    .toResolvedValue(
      (loadCart, addToCart, changeQuantity, removeFromCart, undoRemoveFromCart, pendingWork, tabs, connection) =>
        new CartViewModel(
          { loadCart, addToCart, changeQuantity, removeFromCart, undoRemoveFromCart },
          { pendingWork, tabs, connection },
        ),
      [
        loadCart,
        addToCart,
        changeQuantity,
        removeFromCart,
        undoRemoveFromCart,
        SHARED.pendingWork,
        PORTS.tabs,
        SHARED.connection,
      ],
    )
    .inSingletonScope();
  const { loadWishlist, toggleWishlist, undoRemoveFromWishlist } = USE_CASES;
  shop
    .bind(SHARED.wishlist)
    .toResolvedValue(
      (loadWishlist, toggleWishlist, undoRemoveFromWishlist, pendingWork, tabs, connection) =>
        new WishlistViewModel(
          { loadWishlist, toggleWishlist, undoRemoveFromWishlist },
          { pendingWork, tabs, connection },
        ),
      [loadWishlist, toggleWishlist, undoRemoveFromWishlist, SHARED.pendingWork, PORTS.tabs, SHARED.connection],
    )
    .inSingletonScope();
  const { loadAddresses, saveAddress, deleteAddress } = USE_CASES;
  shop
    .bind(SHARED.addresses)
    .toResolvedValue(
      (loadAddresses, saveAddress, deleteAddress, pendingWork, tabs, connection) =>
        new AddressesViewModel({ loadAddresses, saveAddress, deleteAddress }, { pendingWork, tabs, connection }),
      [loadAddresses, saveAddress, deleteAddress, SHARED.pendingWork, PORTS.tabs, SHARED.connection],
    )
    .inSingletonScope();
}

function bindShop(shop: Container): void {
  const { pendingWork, session, catalogue, cart, wishlist, addresses, checkout } = SHARED;
  shop
    .bind(pendingWork)
    .toResolvedValue(() => new PendingWork())
    .inSingletonScope();
  shop
    .bind(SHARED.connection)
    .toResolvedValue((clock) => new ConnectionViewModel(clock), [PORTS.clock])
    .inSingletonScope();
  shop
    .bind(session)
    .toResolvedValue((session, logOut) => new SessionViewModel(session, logOut), [PORTS.session, USE_CASES.logOut])
    .inSingletonScope();
  shop
    .bind(catalogue)
    .toResolvedValue(
      (load, pendingWork, connection) => new CatalogueViewModel(load, pendingWork, connection),
      [USE_CASES.loadCatalogue, pendingWork, SHARED.connection],
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
    .bind(SHARED.pendingAction)
    .toResolvedValue(
      (catalogue, cart, wishlist, clock) => new PendingActionViewModel({ catalogue, cart, wishlist, clock }),
      [catalogue, cart, wishlist, PORTS.clock],
    )
    .inSingletonScope();
  const { abandonLogin, returnFromLogin } = USE_CASES;
  shop
    .bind(SHARED.authPages)
    .toResolvedValue(
      (session, pendingAction, abandonLogin, returnFromLogin) =>
        new AuthPages({ session, pendingAction, abandonLogin, returnFromLogin }),
      [session, SHARED.pendingAction, abandonLogin, returnFromLogin],
    )
    .inSingletonScope();
  shop
    .bind(checkout)
    .toResolvedValue(
      (cart, addresses, session, placeOrder, ids, pendingWork) =>
        new CheckoutViewModel({ cart, addresses, session, placeOrder, generateOrderId: () => ids.mint(), pendingWork }),
      [cart, addresses, session, USE_CASES.placeOrder, PORTS.ids, pendingWork],
    )
    .inSingletonScope();
  shop
    .bind(SHARED.shop)
    .toResolvedValue(
      (catalogue, session, cart, wishlist, addresses, checkout, abandonLogin, clock, tabs) =>
        new ShopViewModel({ catalogue, session, cart, wishlist, addresses, checkout, abandonLogin, clock, tabs }),
      [catalogue, session, cart, wishlist, addresses, checkout, USE_CASES.abandonLogin, PORTS.clock, PORTS.tabs],
    )
    .inSingletonScope();
}

function bindPages(shop: Container): void {
  const { pendingWork, session, catalogue, listing, cart, addresses, checkout } = SHARED;
  shop
    .bind(PAGES.home)
    .toResolvedValue((catalogue, listing) => new HomeViewModel(catalogue, listing), [catalogue, listing])
    .inTransientScope();
  shop
    .bind(PAGES.resultAnnouncement)
    .toResolvedValue(
      (catalogue, listing, clock) => new ResultAnnouncementViewModel(catalogue, listing, clock),
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
      (logIn, authPages, pendingWork) => new LoginViewModel({ logIn, authPages, pendingWork }),
      [USE_CASES.logIn, SHARED.authPages, pendingWork],
    )
    .inTransientScope();
  shop
    .bind(PAGES.signup)
    .toResolvedValue(
      (signUp, authPages, pendingWork) => new SignupViewModel({ signUp, authPages, pendingWork }),
      [USE_CASES.signUp, SHARED.authPages, pendingWork],
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
