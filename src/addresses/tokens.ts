import { pageToken, sharedToken } from '../container/token.ts';
import type { AddressesViewModel } from './AddressesViewModel.ts';
import type { AddressFormViewModel } from './AddressFormViewModel.ts';

export const ADDRESSES = sharedToken<AddressesViewModel>('AddressesViewModel');
export const ADDRESS_FORM = pageToken<AddressFormViewModel>('AddressFormViewModel');
