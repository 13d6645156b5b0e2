import * as v from 'valibot';
import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { ForKeepingAddresses } from '../../core/storefront/ports/ForKeepingAddresses.ts';
import type { HttpApi } from './HttpApi.ts';
import { pathToEntry } from './pathToEntry.ts';
import { toWireAddressDetails, wireAddress } from './wire/wireAddress.ts';

const ADDRESS_BOOK = '/user/address';
const answer = v.object({ addressList: v.array(wireAddress) });

/** The address book behind `/api/user/address`. */
export class HttpAddresses implements ForKeepingAddresses {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  addresses(): Promise<readonly Address[]> {
    return this.#call('GET', ADDRESS_BOOK);
  }

  add(details: AddressDetails): Promise<readonly Address[]> {
    return this.#call('POST', ADDRESS_BOOK, { address: toWireAddressDetails(details) });
  }

  update(addressKey: string, details: AddressDetails): Promise<readonly Address[]> {
    const path = pathToEntry(ADDRESS_BOOK, addressKey);
    const body = { address: toWireAddressDetails(details) };
    return path === undefined ? this.addresses() : this.#call('POST', path, body);
  }

  remove(addressKey: string): Promise<readonly Address[]> {
    const path = pathToEntry(ADDRESS_BOOK, addressKey);
    return path === undefined ? this.addresses() : this.#call('DELETE', path);
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<readonly Address[]> {
    const call = { method, path, isProtected: true, answer, ...(body === undefined ? {} : { body }) };
    return (await this.#api.call(call)).addressList;
  }
}
