import { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import { AddressFormViewModel } from '../addresses/AddressFormViewModel.ts';
import { ADDRESS_FORM, ADDRESSES } from '../addresses/tokens.ts';
import { CartPageViewModel } from '../cart/CartPageViewModel.ts';
import { CartViewModel } from '../cart/CartViewModel.ts';
import { CART, CART_PAGE } from '../cart/tokens.ts';
import { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import { ResultAnnouncementViewModel } from '../catalogue/ResultAnnouncementViewModel.ts';
import { CATALOGUE, LISTING, RESULT_ANNOUNCEMENT } from '../catalogue/tokens.ts';
import { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import { CHECKOUT } from '../checkout/tokens.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { CONNECTION, PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import type { ShopContainer } from '../container/ShopContainer.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { HomeViewModel } from '../home/HomeViewModel.ts';
import { HOME_PAGE } from '../home/tokens.ts';
import { ShopViewModel } from '../layout/ShopViewModel.ts';
import { SHOP } from '../layout/tokens.ts';
import { OrdersViewModel } from '../profile/OrdersViewModel.ts';
import { ORDERS_PAGE } from '../profile/tokens.ts';
import { AuthPages } from '../session/AuthPages.ts';
import { LoginViewModel } from '../session/LoginViewModel.ts';
import { PendingActionViewModel } from '../session/PendingActionViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { SignupViewModel } from '../session/SignupViewModel.ts';
import { AUTH_PAGES, LOGIN_FORM, PENDING_ACTION, SESSION, SIGNUP_FORM } from '../session/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

const { tabs, clock, navigation, orders, sessions } = PORTS;
const { loadCart, addToCart, changeCartLine, undoRemoveFromCart, toggleCoupon, loadCatalogue } = USE_CASES;
const { loadWishlist, toggleWishlist, removeFromWishlist, undoRemoveFromWishlist } = USE_CASES;
const { loadAddresses, saveAddress, deleteAddress, placeOrder, finishCheckouts } = USE_CASES;
const { abandonLogin, returnFromLogin, logIn, signUp, logOut } = USE_CASES;
const listContext = { pendingWork: PENDING_WORK, connection: CONNECTION, clock, tabs };

/** Binds the view-models: shared ones once, page ones at each `get`. */
export function bindViewModels(shop: ShopContainer): void {
  bindLists(shop);
  bindShop(shop);
  bindPages(shop);
}

function bindLists(shop: ShopContainer): void {
  shop.bind(
    CART,
    ({ pendingWork, connection, clock, tabs, ...useCases }) =>
      new CartViewModel(useCases, { pendingWork, connection, clock, notifyOtherTabs: () => tabs.notify('cart') }),
    { loadCart, addToCart, changeCartLine, undoRemoveFromCart, ...listContext },
  );
  shop.bind(
    WISHLIST,
    ({ cart, pendingWork, connection, clock, tabs, ...useCases }) => {
      const context = { pendingWork, connection, clock, notifyOtherTabs: () => tabs.notify('wishlist') };
      return new WishlistViewModel(useCases, context, cart);
    },
    { cart: CART, loadWishlist, toggleWishlist, removeFromWishlist, undoRemoveFromWishlist, ...listContext },
  );
  shop.bind(
    ADDRESSES,
    ({ pendingWork, connection, clock, tabs, ...useCases }) =>
      new AddressesViewModel(useCases, {
        ...{ pendingWork, connection, clock, notifyOtherTabs: () => tabs.notify('addresses') },
      }),
    { loadAddresses, saveAddress, deleteAddress, ...listContext },
  );
}

function bindShop(shop: ShopContainer): void {
  const shared = { catalogue: CATALOGUE, cart: CART, wishlist: WISHLIST };
  shop.bind(PENDING_WORK, () => new PendingWork(), {});
  shop.bind(CONNECTION, ({ connection, clock }) => new ConnectionViewModel(connection, clock), {
    connection: PORTS.connection,
    clock,
  });
  shop.bind(SESSION, ({ sessions, logOut }) => new SessionViewModel(sessions, logOut), { sessions, logOut });
  shop.bind(CATALOGUE, (parts) => new CatalogueViewModel(parts), {
    ...{ loadCatalogue, pendingWork: PENDING_WORK, connection: CONNECTION, clock },
  });
  shop.bind(LISTING, ({ catalogue, navigation }) => new ListingViewModel(catalogue, navigation), {
    catalogue: CATALOGUE,
    navigation,
  });
  shop.bind(
    PENDING_ACTION,
    ({ catalogue, cart, wishlist, clock }) =>
      new PendingActionViewModel({
        ...{ catalogue, clock },
        lists: { cart, wishlist: { has: wishlist.has, add: wishlist.toggle } },
      }),
    { ...shared, clock },
  );
  shop.bind(AUTH_PAGES, (parts) => new AuthPages(parts), {
    ...{ session: SESSION, pendingAction: PENDING_ACTION, abandonLogin, returnFromLogin },
  });
  shop.bind(CHECKOUT, (parts) => new CheckoutViewModel(parts), {
    ...{ cart: CART, addresses: ADDRESSES, placeOrder, finishCheckouts, pendingWork: PENDING_WORK },
  });
  shop.bind(SHOP, (parts) => new ShopViewModel(parts), {
    ...shared,
    ...{ session: SESSION, addresses: ADDRESSES, checkout: CHECKOUT, abandonLogin, clock, tabs },
  });
}

function bindPages(shop: ShopContainer): void {
  shop.bind(HOME_PAGE, ({ catalogue, listing }) => new HomeViewModel(catalogue, listing), {
    catalogue: CATALOGUE,
    listing: LISTING,
  });
  shop.bind(
    RESULT_ANNOUNCEMENT,
    ({ catalogue, listing, clock }) => new ResultAnnouncementViewModel(catalogue, listing, clock),
    { catalogue: CATALOGUE, listing: LISTING, clock },
  );
  shop.bind(
    CART_PAGE,
    ({ cart, checkout, toggleCoupon }) => new CartPageViewModel({ cart, beginCheckout: checkout.begin, toggleCoupon }),
    { cart: CART, checkout: CHECKOUT, toggleCoupon },
  );
  const form = { authPages: AUTH_PAGES, pendingWork: PENDING_WORK, clock };
  shop.bind(LOGIN_FORM, (parts) => new LoginViewModel(parts), { logIn, ...form });
  shop.bind(SIGNUP_FORM, (parts) => new SignupViewModel(parts), { signUp, ...form });
  shop.bind(ORDERS_PAGE, (parts) => new OrdersViewModel(parts), {
    ...{ session: SESSION, stored: orders, pendingWork: PENDING_WORK },
  });
  shop.bind(ADDRESS_FORM, ({ addresses }) => new AddressFormViewModel(addresses), { addresses: ADDRESSES });
}
