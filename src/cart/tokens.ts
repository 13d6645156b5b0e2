import { pageToken, sharedToken } from '../container/token.ts';
import type { CartPageViewModel } from './CartPageViewModel.ts';
import type { CartViewModel } from './CartViewModel.ts';

export const CART = sharedToken<CartViewModel>('CartViewModel');
export const CART_PAGE = pageToken<CartPageViewModel>('CartPageViewModel');
