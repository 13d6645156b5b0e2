import { describe, expect, it } from 'vitest';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import { RefusedCall } from '../../../core/storefront/ports/failures/RefusedCall.ts';
import { toWireAddress } from '../../wire/account/wireAddress.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpAddresses } from './HttpAddresses.ts';

const home = anAddress();
const book = json(200, { addressList: [toWireAddress(home)] });

/** Changes an address in both ways, with these responses to the change and to the reading of the address book. */
function changes(change: () => Response, reading = book) {
  return (['update', 'remove'] as const).map((method) => {
    const { api, sent } = apiAnswering(() => (sent.length === 1 ? change() : reading()));
    const addresses = new HttpAddresses(api);
    const result = method === 'update' ? addresses.update(SESSION, 'gone', home) : addresses.remove(SESSION, 'gone');
    return { result, sent };
  });
}

describe('Changing an address that the back-end does not have', () => {
  it('resolves with the address book', async () => {
    for (const { result, sent } of changes(json(404, { errors: ['The address does not exist.'] }))) {
      expect(await result).toEqual([home]);
      expect(sent.map(({ url }) => url)).toEqual(['/api/user/address/gone', '/api/user/address']);
      expect(sent[1]?.init?.method).toBe('GET');
    }
  });

  it('fails when the address book cannot be read', async () => {
    for (const { result } of changes(json(404, { errors: ['Gone'] }), json(500, {}))) {
      expect(await failureOf(result)).toMatchObject({ message: 'Request failed with status code 500' });
    }
  });
});

it('Another refusal of a change is a failure', async () => {
  for (const { result, sent } of changes(json(422, { errors: ['City is required'] }))) {
    const failure = await failureOf(result);
    expect(failure).toBeInstanceOf(RefusedCall);
    expect(failure).toMatchObject({ reasons: ['City is required'] });
    expect(sent).toHaveLength(1);
  }
});
