import { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import { CartViewModel } from '../cart/CartViewModel.ts';
import { CheckoutChoices } from '../cart/CheckoutChoices.ts';
import { CART, CHECKOUT_CHOICES, UNFINISHED_CHECKOUTS } from '../cart/tokens.ts';
import { UnfinishedCheckouts } from '../cart/UnfinishedCheckouts.ts';
import { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { ListingViewModel } from '../catalogue/ListingViewModel.ts';
import { CATALOGUE, LISTING } from '../catalogue/tokens.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { CONNECTION, PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import type { ShopContainer } from '../container/ShopContainer.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { ShopViewModel } from '../layout/ShopViewModel.ts';
import { SHOP } from '../layout/tokens.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { SESSION } from '../session/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';
import { listContextOf } from './listContextOf.ts';

const { tabs, clock, navigation, notifications, sessions, lists, changes, viewedProducts } = PORTS;
const { loadCart, addToCart, changeCartLine, undoRemoveFromCart, askCatalogue } = USE_CASES;
const { loadWishlist, toggleWishlist, removeFromWishlist, undoRemoveFromWishlist } = USE_CASES;
const { loadAddresses, deleteAddress, finishCheckouts } = USE_CASES;
const { abandonLogin, restoreCartUpdate, restoreWishlistUpdate } = USE_CASES;
const listContext = {
  ...{ pendingWork: PENDING_WORK, connection: CONNECTION, clock, tabs, notifications, sessions, lists, changes },
};

/** Binds the view-models that every page needs. The others have their makers in their tokens. */
export function bindViewModels(shop: ShopContainer): void {
  bindLists(shop);
  bindShop(shop);
}

function bindLists(shop: ShopContainer): void {
  shop.bind(CART, (parts) => new CartViewModel(parts, listContextOf(parts, 'cart', parts.restoreCartUpdate)), {
    loadCart,
    restoreCartUpdate,
    addToCart,
    changeCartLine,
    undoRemoveFromCart,
    ...listContext,
  });
  shop.bind(
    WISHLIST,
    (parts) => new WishlistViewModel(parts, listContextOf(parts, 'wishlist', parts.restoreWishlistUpdate), parts.cart),
    {
      cart: CART,
      loadWishlist,
      restoreWishlistUpdate,
      toggleWishlist,
      removeFromWishlist,
      undoRemoveFromWishlist,
      ...listContext,
    },
  );
  shop.bind(ADDRESSES, (parts) => new AddressesViewModel(parts, listContextOf(parts, 'addresses')), {
    loadAddresses,
    deleteAddress,
    ...listContext,
  });
}

function bindShop(shop: ShopContainer): void {
  const shared = { catalogue: CATALOGUE, cart: CART, wishlist: WISHLIST };
  shop.bind(PENDING_WORK, () => new PendingWork(), {});
  shop.bind(CONNECTION, ({ connection, clock }) => new ConnectionViewModel(connection, clock), {
    connection: PORTS.connection,
    clock,
  });
  shop.bind(SESSION, ({ sessions }) => new SessionViewModel(sessions), { sessions });
  shop.bind(CATALOGUE, (parts) => new CatalogueViewModel(parts), {
    ...{ askCatalogue, pendingWork: PENDING_WORK, connection: CONNECTION, clock },
  });
  shop.bind(LISTING, ({ navigation }) => new ListingViewModel(navigation), { navigation });
  shop.bind(CHECKOUT_CHOICES, () => new CheckoutChoices(), {});
  shop.bind(UNFINISHED_CHECKOUTS, (parts) => new UnfinishedCheckouts(parts), {
    ...{ cart: CART, finishCheckouts, pendingWork: PENDING_WORK, clock },
  });
  shop.bind(SHOP, (parts) => new ShopViewModel(parts), {
    ...shared,
    ...{ session: SESSION, addresses: ADDRESSES, checkoutChoices: CHECKOUT_CHOICES },
    ...{ unfinishedCheckouts: UNFINISHED_CHECKOUTS, abandonLogin, clock, tabs, lists, changes, viewedProducts },
    ...{ connection: CONNECTION, notifications },
  });
}
