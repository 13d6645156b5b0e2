import { sharedToken } from '../container/token.ts';
import type { CartViewModel } from './CartViewModel.ts';
import type { CheckoutChoices } from './CheckoutChoices.ts';
import type { UnfinishedCheckouts } from './UnfinishedCheckouts.ts';

export const CART = sharedToken<CartViewModel>('CartViewModel');
export const CHECKOUT_CHOICES = sharedToken<CheckoutChoices>('CheckoutChoices');
export const UNFINISHED_CHECKOUTS = sharedToken<UnfinishedCheckouts>('UnfinishedCheckouts');
