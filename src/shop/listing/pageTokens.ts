import { makeRememberViewedProduct } from '../../../core/storefront/catalogue/RememberViewedProduct.ts';
import { makeSharePage } from '../../../core/storefront/sharing/SharePage.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { CATALOGUE, LISTING } from '../catalogue/tokens.ts';
import { RecentlyViewedViewModel } from '../product/RecentlyViewedViewModel.ts';
import { SESSION } from '../session/tokens.ts';
import { ResultAnnouncementViewModel } from './results/ResultAnnouncementViewModel.ts';
import { ResultsViewModel } from './results/ResultsViewModel.ts';

export const RESULTS = lazyToken('ResultsViewModel', (parts) => new ResultsViewModel(parts), {
  ...{ catalogue: CATALOGUE, listing: LISTING },
});
export const RESULT_ANNOUNCEMENT = pageToken(
  'ResultAnnouncementViewModel',
  ({ results, clock }) => new ResultAnnouncementViewModel(results, clock),
  { results: RESULTS, clock: PORTS.clock },
);
export const REMEMBER_VIEWED_PRODUCT = lazyToken('RememberViewedProduct', makeRememberViewedProduct, {
  viewedProducts: PORTS.viewedProducts,
});
export const RECENTLY_VIEWED = pageToken('RecentlyViewedViewModel', (parts) => new RecentlyViewedViewModel(parts), {
  ...{ catalogue: CATALOGUE, session: SESSION, stored: PORTS.viewedProducts },
  rememberViewedProduct: REMEMBER_VIEWED_PRODUCT,
});
export const SHARE_PAGE = lazyToken('SharePage', makeSharePage, {
  ...{ sharing: PORTS.sharing, notifications: PORTS.notifications, log: PORTS.log },
});
