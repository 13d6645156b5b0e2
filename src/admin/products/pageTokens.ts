import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { ProductsViewModel } from './ProductsViewModel.ts';
import { PRODUCT_IMPORT, SIZES, STYLES } from './tokens.ts';

export const PRODUCTS_PAGE = pageToken('ProductsViewModel', (parts) => new ProductsViewModel(parts), {
  ...{ styles: STYLES, sizes: SIZES, imports: PRODUCT_IMPORT },
  ...{ pendingWork: PENDING_WORK, log: PORTS.log },
});
