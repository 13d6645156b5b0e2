import { sharedToken } from '../../shared/container/token.ts';
import type { ShopViewModel } from './ShopViewModel.ts';

export const SHOP = sharedToken<ShopViewModel>('ShopViewModel');
