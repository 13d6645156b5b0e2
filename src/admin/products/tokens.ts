import type { ForImportingProducts } from '../../../core/admin/ports/ForImportingProducts.ts';
import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ForKeepingStyles } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The ports. */
export const STYLES = sharedToken<ForKeepingStyles>('ForKeepingStyles');
export const SIZES = sharedToken<ForKeepingSizes>('ForKeepingSizes');
export const PRODUCT_IMPORT = sharedToken<ForImportingProducts>('ForImportingProducts');
