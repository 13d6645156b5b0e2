import { sharedToken } from '../../shared/container/token.ts';
import type { WishlistViewModel } from './WishlistViewModel.ts';

export const WISHLIST = sharedToken<WishlistViewModel>('WishlistViewModel');
