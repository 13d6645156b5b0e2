import { sharedToken } from '../container/token.ts';
import type { AddressesViewModel } from './AddressesViewModel.ts';

export const ADDRESSES = sharedToken<AddressesViewModel>('AddressesViewModel');
