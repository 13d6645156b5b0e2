import { makeAddToCart } from '../../../core/storefront/cart/AddToCart.ts';
import { makeChangeCartLine } from '../../../core/storefront/cart/ChangeCartLine.ts';
import { makeRestoreCartUpdate } from '../../../core/storefront/cart/cartUpdate.ts';
import { makeAskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import { makeAbandonLogin } from '../../../core/storefront/session/AbandonLogin.ts';
import { makeCallAsShopper } from '../../../core/storefront/session/CallAsShopper.ts';
import { makeEndSession } from '../../../core/storefront/session/EndSession.ts';
import { makeLoadList } from '../../../core/storefront/session/LoadList.ts';
import { makeReportFailure } from '../../../core/storefront/session/ReportFailure.ts';
import { makeRequireLogin } from '../../../core/storefront/session/RequireLogin.ts';
import { makeChangeWishlist } from '../../../core/storefront/wishlist/ChangeWishlist.ts';
import { makeToggleWishlist } from '../../../core/storefront/wishlist/ToggleWishlist.ts';
import { makeRestoreWishlistUpdate } from '../../../core/storefront/wishlist/wishlistUpdate.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';

const { cart, wishlist, catalogue } = PORTS;
const { notifications, sessions, navigation, log, pendingActions, clock, ids } = PORTS;
const { reportFailure, requireLogin, endSession, callAsShopper } = USE_CASES;

/** Binds the use cases that every page needs to their ports. The others have their makers in their tokens. */
export function bindUseCases(shop: ShopContainer): void {
  shop.bind(USE_CASES.askCatalogue, makeAskCatalogue, { catalogue, log });

  shop.bind(USE_CASES.loadCart, makeLoadList, { list: cart, sessions, callAsShopper });
  shop.bind(USE_CASES.addToCart, makeAddToCart, { cart, ids, navigation, requireLogin, callAsShopper });
  shop.bind(USE_CASES.changeCartLine, makeChangeCartLine, { cart, ids, sessions, callAsShopper });
  shop.bind(USE_CASES.restoreCartUpdate, makeRestoreCartUpdate, { cart, callAsShopper });

  shop.bind(USE_CASES.loadWishlist, makeLoadList, { list: wishlist, sessions, callAsShopper });
  shop.bind(USE_CASES.toggleWishlist, makeToggleWishlist, { wishlist, ids, requireLogin, callAsShopper });
  shop.bind(USE_CASES.changeWishlist, makeChangeWishlist, { wishlist, ids, sessions, callAsShopper });
  shop.bind(USE_CASES.restoreWishlistUpdate, makeRestoreWishlistUpdate, { wishlist, callAsShopper });

  bindSession(shop);
}

function bindSession(shop: ShopContainer): void {
  shop.bind(requireLogin, makeRequireLogin, { sessions, notifications, navigation, pendingActions, clock });
  shop.bind(USE_CASES.abandonLogin, makeAbandonLogin, { pendingActions, navigation });
  shop.bind(endSession, makeEndSession, { sessions, navigation });
  shop.bind(reportFailure, makeReportFailure, { log, endSession });
  shop.bind(callAsShopper, makeCallAsShopper, { sessions, notifications, reportFailure });
}
