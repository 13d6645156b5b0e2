import { makeRememberViewedProduct } from '../../../core/storefront/catalogue/RememberViewedProduct.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CART } from '../cart/tokens.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { STOCK } from '../stock/tokens.ts';
import { PicturesViewModel } from './pictures/PicturesViewModel.ts';
import { RecentlyViewedViewModel } from './RecentlyViewedViewModel.ts';
import { SizesViewModel } from './SizesViewModel.ts';

export const REMEMBER_VIEWED_PRODUCT = lazyToken('RememberViewedProduct', makeRememberViewedProduct, {
  viewedProducts: PORTS.viewedProducts,
});
export const RECENTLY_VIEWED = pageToken('RecentlyViewedViewModel', (parts) => new RecentlyViewedViewModel(parts), {
  ...{ catalogue: CATALOGUE, session: SESSION, stored: PORTS.viewedProducts },
  rememberViewedProduct: REMEMBER_VIEWED_PRODUCT,
});

export const SIZES = pageToken('SizesViewModel', (parts) => new SizesViewModel(parts), {
  ...{ navigation: PORTS.navigation, cart: CART, stock: STOCK },
});

export const PICTURES = pageToken('PicturesViewModel', (parts) => new PicturesViewModel(parts), {
  ...{ pictures: PORTS.pictures, pendingWork: PENDING_WORK },
});
