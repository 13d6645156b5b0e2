import { makeRememberViewedProduct } from '../../../core/storefront/catalogue/RememberViewedProduct.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { RecentlyViewedViewModel } from './RecentlyViewedViewModel.ts';

export const REMEMBER_VIEWED_PRODUCT = lazyToken('RememberViewedProduct', makeRememberViewedProduct, {
  viewedProducts: PORTS.viewedProducts,
});
export const RECENTLY_VIEWED = pageToken('RecentlyViewedViewModel', (parts) => new RecentlyViewedViewModel(parts), {
  ...{ catalogue: CATALOGUE, session: SESSION, stored: PORTS.viewedProducts },
  rememberViewedProduct: REMEMBER_VIEWED_PRODUCT,
});
