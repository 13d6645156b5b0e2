import { loadChunk } from '../../shared/chunks/loadChunk.ts';
import { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { CONNECTION, PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { listContextOf } from '../../shared/lists/listContextOf.ts';
import { LIST_PARTS } from '../../shared/lists/listParts.ts';
import { CartViewModel } from '../cart/CartViewModel.ts';
import { CART } from '../cart/tokens.ts';
import { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { CATALOGUE, LOADED_PRODUCTS } from '../catalogue/tokens.ts';
import { ShopViewModel } from '../layout/ShopViewModel.ts';
import { SHOP } from '../layout/tokens.ts';
import { ListingViewModel } from '../listing/ListingViewModel.ts';
import { LISTING } from '../listing/tokens.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { SESSION } from '../session/tokens.ts';
import { StockViewModel } from '../stock/StockViewModel.ts';
import { STOCK } from '../stock/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

const { tabs, visibility, clock, navigation, notifications, sessions, viewedProducts } = PORTS;
const { loadCart, addToCart, changeCartLine, askCatalogue } = USE_CASES;
const { loadWishlist, toggleWishlist, changeWishlist } = USE_CASES;
const { abandonLogin, restoreCartUpdate, restoreWishlistUpdate } = USE_CASES;

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
    ...LIST_PARTS,
  });
  shop.bind(
    WISHLIST,
    (parts) => new WishlistViewModel(parts, listContextOf(parts, 'wishlist', parts.restoreWishlistUpdate), parts.cart),
    {
      cart: CART,
      loadWishlist,
      restoreWishlistUpdate,
      toggleWishlist,
      changeWishlist,
      ...LIST_PARTS,
    },
  );
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
  shop.bind(LOADED_PRODUCTS, ({ catalogue }) => catalogue, { catalogue: CATALOGUE });
  shop.bind(STOCK, (parts) => new StockViewModel(parts), {
    ...{ availability: PORTS.availability, pendingWork: PENDING_WORK },
  });
  shop.bind(LISTING, ({ navigation }) => new ListingViewModel(navigation), { navigation });
  const importShopperParts = async () => shop.get((await import('../layout/shopperParts.ts')).SHOPPER_PARTS);
  shop.bind(
    SHOP,
    (parts) => new ShopViewModel({ ...parts, loadShopperParts: () => loadChunk(importShopperParts, parts.clock) }),
    {
      ...shared,
      ...{ session: SESSION, pendingWork: PENDING_WORK, connection: CONNECTION, abandonLogin, clock, tabs, visibility },
      ...{ viewedProducts, notifications, stock: STOCK },
    },
  );
}
