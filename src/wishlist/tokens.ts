import { sharedToken } from '../container/token.ts';
import type { WishlistViewModel } from './WishlistViewModel.ts';

export const WISHLIST = sharedToken<WishlistViewModel>('WishlistViewModel');
