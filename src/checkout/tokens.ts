import { sharedToken } from '../container/token.ts';
import type { CheckoutViewModel } from './CheckoutViewModel.ts';

export const CHECKOUT = sharedToken<CheckoutViewModel>('CheckoutViewModel');
