import { pageToken } from '../container/token.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';
import { ADDRESSES } from './tokens.ts';

export const ADDRESS_FORM = pageToken('AddressFormViewModel', ({ addresses }) => new AddressFormViewModel(addresses), {
  addresses: ADDRESSES,
});
