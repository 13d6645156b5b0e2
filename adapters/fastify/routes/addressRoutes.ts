import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { addressBody } from '../../wire/account/addressRequests.ts';
import { addressesResponse, toWireAddress } from '../../wire/account/wireAddress.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (addresses: readonly Address[]) => ({ addressList: addresses.map(toWireAddress) });

/** The calls under /user/address. Each returns the whole address book. */
export function addressRoutes({ showAddresses, changeAddresses }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/address', schema: { response: addressesResponse }, toBody },
      summary: 'Returns the address book.',
      handle: showAddresses,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/address', status: 201, toBody },
      summary: 'Adds an address.',
      schema: { body: addressBody, response: addressesResponse },
      refusals: ['address-book-full'],
      handle: (shopperId, { body }) => changeAddresses(shopperId, { type: 'add', details: body.address }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/address/:id', toBody },
      summary: 'Replaces the fields of an address.',
      schema: { params: entryParameters, body: addressBody, response: addressesResponse },
      refusals: ['unknown-address'],
      handle: (shopperId, { params, body }) =>
        changeAddresses(shopperId, { type: 'update', addressKey: params.id, details: body.address }),
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/address/:id', toBody },
      summary: 'Removes an address.',
      schema: { params: entryParameters, response: addressesResponse },
      refusals: ['unknown-address'],
      handle: (shopperId, { params }) => changeAddresses(shopperId, { type: 'remove', addressKey: params.id }),
    }),
  ];
}
