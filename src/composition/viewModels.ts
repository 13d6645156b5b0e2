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

const { tabs, clock, navigation, ids, orders } = PORTS;
const { loadCart, addToCart, changeQuantity, removeFromCart, undoRemoveFromCart, toggleCoupon } = USE_CASES;
const { loadWishlist, toggleWishlist, undoRemoveFromWishlist, loadCatalogue, placeOrder } = USE_CASES;
const { loadAddresses, saveAddress, deleteAddress, abandonLogin, returnFromLogin, logIn, signUp, logOut } = USE_CASES;
const surroundings = { pendingWork: PENDING_WORK, tabs, connection: CONNECTION };

/** Binds what the screens show: the shared view-models once, the pages' own anew each time. */
export function bindViewModels(shop: ShopContainer): void {
  bindLists(shop);
  bindShop(shop);
  bindPages(shop);
}

function bindLists(shop: ShopContainer): void {
  shop.bind(
    CART,
    ({ pendingWork, tabs, connection, ...useCases }) => new CartViewModel(useCases, { pendingWork, tabs, connection }),
    { loadCart, addToCart, changeQuantity, removeFromCart, undoRemoveFromCart, ...surroundings },
  );
  shop.bind(
    WISHLIST,
    ({ pendingWork, tabs, connection, ...useCases }) =>
      new WishlistViewModel(useCases, { pendingWork, tabs, connection }),
    { loadWishlist, toggleWishlist, undoRemoveFromWishlist, ...surroundings },
  );
  shop.bind(
    ADDRESSES,
    ({ pendingWork, tabs, connection, ...useCases }) =>
      new AddressesViewModel(useCases, { pendingWork, tabs, connection }),
    { loadAddresses, saveAddress, deleteAddress, ...surroundings },
  );
}

function bindShop(shop: ShopContainer): void {
  const shared = { catalogue: CATALOGUE, cart: CART, wishlist: WISHLIST };
  shop.bind(PENDING_WORK, () => new PendingWork(), {});
  shop.bind(CONNECTION, ({ clock }) => new ConnectionViewModel(clock), { clock });
  shop.bind(SESSION, ({ session, logOut }) => new SessionViewModel(session, logOut), {
    session: PORTS.session,
    logOut,
  });
  shop.bind(
    CATALOGUE,
    ({ loadCatalogue, pendingWork, connection }) => new CatalogueViewModel(loadCatalogue, pendingWork, connection),
    { loadCatalogue, pendingWork: PENDING_WORK, connection: CONNECTION },
  );
  shop.bind(LISTING, ({ catalogue, navigation }) => new ListingViewModel(catalogue, navigation), {
    catalogue: CATALOGUE,
    navigation,
  });
  shop.bind(PENDING_ACTION, (parts) => new PendingActionViewModel(parts), { ...shared, clock });
  shop.bind(AUTH_PAGES, (parts) => new AuthPages(parts), {
    session: SESSION,
    pendingAction: PENDING_ACTION,
    abandonLogin,
    returnFromLogin,
  });
  shop.bind(CHECKOUT, ({ ids, ...parts }) => new CheckoutViewModel({ ...parts, generateOrderId: () => ids.mint() }), {
    cart: CART,
    addresses: ADDRESSES,
    session: SESSION,
    placeOrder,
    ids,
    pendingWork: PENDING_WORK,
  });
  shop.bind(SHOP, (parts) => new ShopViewModel(parts), {
    ...shared,
    session: SESSION,
    addresses: ADDRESSES,
    checkout: CHECKOUT,
    abandonLogin,
    clock,
    tabs,
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
  shop.bind(CART_PAGE, ({ cart, checkout, toggleCoupon }) => new CartPageViewModel(cart, checkout, toggleCoupon), {
    cart: CART,
    checkout: CHECKOUT,
    toggleCoupon,
  });
  const form = { authPages: AUTH_PAGES, pendingWork: PENDING_WORK };
  shop.bind(LOGIN_FORM, (parts) => new LoginViewModel(parts), { logIn, ...form });
  shop.bind(SIGNUP_FORM, (parts) => new SignupViewModel(parts), { signUp, ...form });
  shop.bind(ORDERS_PAGE, ({ session, orders }) => new OrdersViewModel(session, orders), { session: SESSION, orders });
  shop.bind(ADDRESS_FORM, ({ addresses }) => new AddressFormViewModel(addresses), { addresses: ADDRESSES });
}
