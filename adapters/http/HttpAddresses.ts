import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import { addressesResponse } from '../wire/addressCalls.ts';
import { toWireAddressDetails } from '../wire/wireAddress.ts';
import { entryPath } from './entryPath.ts';
import type { HttpApi } from './HttpApi.ts';
import { UnknownKey } from './RefusedCall.ts';

const ADDRESS_BOOK = '/user/address';

/** The address book at `/api/user/address`. */
export class HttpAddresses implements ForKeepingAddresses {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<readonly Address[]> {
    return this.#call(session, 'GET', ADDRESS_BOOK);
  }

  add(session: Session, details: AddressDetails): Promise<readonly Address[]> {
    return this.#call(session, 'POST', ADDRESS_BOOK, { address: toWireAddressDetails(details) });
  }

  update(session: Session, addressKey: string, details: AddressDetails): Promise<readonly Address[]> {
    return this.#change(session, 'POST', addressKey, { address: toWireAddressDetails(details) });
  }

  remove(session: Session, addressKey: string): Promise<readonly Address[]> {
    return this.#change(session, 'DELETE', addressKey);
  }

  /** Reads the address book when it has no such address: the mock back-end returns it, the server answers 404. */
  async #change(
    session: Session,
    method: 'POST' | 'DELETE',
    addressKey: string,
    body?: object,
  ): Promise<readonly Address[]> {
    const path = entryPath(ADDRESS_BOOK, addressKey);
    if (path === undefined) return this.items(session);
    return this.#call(session, method, path, body).catch((error) => {
      if (error instanceof UnknownKey) return this.items(session);
      throw error;
    });
  }

  async #call(
    session: Session,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<readonly Address[]> {
    const call = { session, method, path, responseSchema: addressesResponse, ...(body === undefined ? {} : { body }) };
    return (await this.#api.call(call)).addressList;
  }
}
