import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { ProductsViewModel } from './ProductsViewModel.ts';
import { StyleViewModel } from './StyleViewModel.ts';
import { SIZES, STYLES } from './tokens.ts';

const parts = { styles: STYLES, sizes: SIZES, pendingWork: PENDING_WORK, log: PORTS.log };

export const PRODUCTS_PAGE = pageToken('ProductsViewModel', (given) => new ProductsViewModel(given), parts);
export const STYLE_PAGE = pageToken('StyleViewModel', (given) => new StyleViewModel(given), parts);
