import { makeSaveAddress } from '../../../core/storefront/addresses/SaveAddress.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';
import { ADDRESSES } from './tokens.ts';

const { addresses, sessions } = PORTS;
const { callAsShopper } = USE_CASES;

export const SAVE_ADDRESS = lazyToken('SaveAddress', makeSaveAddress, { addresses, sessions, callAsShopper });
export const ADDRESS_FORM = pageToken(
  'AddressFormViewModel',
  ({ book, saveAddress }) => new AddressFormViewModel((details, key) => book.save(saveAddress, details, key)),
  { book: ADDRESSES, saveAddress: SAVE_ADDRESS },
);
