import { makeDeleteAddress } from '../../core/storefront/addresses/DeleteAddress.ts';
import { makeLoadAddresses } from '../../core/storefront/addresses/LoadAddresses.ts';
import { PORTS } from '../container/portTokens.ts';
import { lazyToken } from '../container/token.ts';
import { USE_CASES } from '../container/useCaseTokens.ts';
import { listContextOf } from '../lists/listContextOf.ts';
import { LIST_PARTS } from '../lists/listParts.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';

const { addresses, sessions } = PORTS;
const { callAsShopper } = USE_CASES;
const calls = { addresses, sessions, callAsShopper };

export const ADDRESSES = lazyToken(
  'AddressesViewModel',
  (parts) => new AddressesViewModel(parts, listContextOf(parts, 'addresses')),
  {
    loadAddresses: lazyToken('LoadAddresses', makeLoadAddresses, calls),
    deleteAddress: lazyToken('DeleteAddress', makeDeleteAddress, calls),
    ...LIST_PARTS,
  },
);
