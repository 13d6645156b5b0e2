import type { Address } from '../../../core/domain/addresses/Address.ts';
import { makeDeleteAddress } from '../../../core/storefront/addresses/DeleteAddress.ts';
import { makeLoadList } from '../../../core/storefront/session/LoadList.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { listContextOf } from '../../shared/lists/listContextOf.ts';
import { LIST_PARTS } from '../../shared/lists/listParts.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';

const { addresses, sessions } = PORTS;
const { callAsShopper } = USE_CASES;

export const ADDRESSES = lazyToken(
  'AddressesViewModel',
  (parts) => new AddressesViewModel(parts, listContextOf(parts, 'addresses')),
  {
    loadAddresses: lazyToken('LoadAddresses', makeLoadList<Address>, { list: addresses, sessions, callAsShopper }),
    deleteAddress: lazyToken('DeleteAddress', makeDeleteAddress, { addresses, sessions, callAsShopper }),
    ...LIST_PARTS,
  },
);
