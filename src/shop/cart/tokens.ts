import { sharedToken } from '../../shared/container/token.ts';
import type { CartViewModel } from './CartViewModel.ts';

export const CART = sharedToken<CartViewModel>('CartViewModel');
