import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../../core/storefront/ports/account/ForKeepingAddresses.ts';
import { addressesResponse, toWireAddressDetails } from '../../wire/account/wireAddress.ts';
import { entryPath } from '../entryPath.ts';
import type { ApiCall, HttpApi } from '../HttpApi.ts';
import { UnknownKey } from '../RefusedCall.ts';

const ADDRESS_BOOK = '/user/address';

type Call = Omit<ApiCall<typeof addressesResponse>, 'responseSchema'>;

/** The address book at `/api/user/address`. */
export class HttpAddresses implements ForKeepingAddresses {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<readonly Address[]> {
    return this.#call({ session, method: 'GET', path: ADDRESS_BOOK });
  }

  add(session: Session, details: AddressDetails): Promise<readonly Address[]> {
    return this.#call({
      session,
      method: 'POST',
      path: ADDRESS_BOOK,
      body: { address: toWireAddressDetails(details) },
    });
  }

  update(session: Session, addressKey: string, details: AddressDetails): Promise<readonly Address[]> {
    return this.#change(session, addressKey, { method: 'POST', body: { address: toWireAddressDetails(details) } });
  }

  remove(session: Session, addressKey: string): Promise<readonly Address[]> {
    return this.#change(session, addressKey, { method: 'DELETE' });
  }

  /** Reads the address book when it has no such address: the mock back-end returns it, the server answers 404. */
  async #change(session: Session, addressKey: string, change: Pick<Call, 'method' | 'body'>) {
    const path = entryPath(ADDRESS_BOOK, addressKey);
    if (path === undefined) return this.items(session);
    return this.#call({ session, path, ...change }).catch((error) => {
      if (error instanceof UnknownKey) return this.items(session);
      throw error;
    });
  }

  async #call(call: Call): Promise<readonly Address[]> {
    return (await this.#api.call({ ...call, responseSchema: addressesResponse })).addressList;
  }
}
