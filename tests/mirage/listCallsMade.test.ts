import { describe, expect, it } from 'vitest';
import { AT_START, tee } from './calls.ts';
import { clientOnMock, teeOf } from './clientOnMock.ts';

const address = { name: 'Ravi', street: '1', city: 'Pune', state: 'MH', country: 'India', pincode: '4', phone: '9' };
const kept = { ...address, _id: 'generated-id', ...AT_START };
const wish = { ...tee, ...AT_START };

async function clientWithAddress() {
  const client = await clientOnMock();
  await client.addresses.add(client.session, address);
  return client;
}

describe("the calls the shop makes for a shopper's wishlist go under /api with the token [spec 7.api-prefix, 7.token-header]", () => {
  it('GET /user/wishlist [spec 7.get-wishlist]', async () => {
    const { wishlist, session, token, lastCall } = await clientOnMock();
    await wishlist.items(session);
    expect(lastCall()).toEqual({ call: 'GET /api/user/wishlist', token, status: 200, answer: { wishlist: [] } });
  });

  it('POST /user/wishlist with a product [spec 7.post-wishlist]', async () => {
    const client = await clientOnMock();
    await client.wishlist.add(client.session, await teeOf(client));
    const made = { call: 'POST /api/user/wishlist', payload: { product: tee }, token: client.token };
    expect(client.lastCall()).toEqual({ ...made, status: 201, answer: { wishlist: [wish] } });
  });

  it('DELETE /user/wishlist/{id} [spec 7.delete-wishlist-item]', async () => {
    const client = await clientOnMock();
    await client.wishlist.add(client.session, await teeOf(client));
    await client.wishlist.remove(client.session, 'tee');
    const made = { call: 'DELETE /api/user/wishlist/tee', token: client.token };
    expect(client.lastCall()).toEqual({ ...made, status: 200, answer: { wishlist: [] } });
  });
});

describe("the calls the shop makes for a shopper's addresses go under /api with the token [spec 7.api-prefix, 7.token-header]", () => {
  it('GET /user/address [spec 7.get-address]', async () => {
    const { addresses, session, token, lastCall } = await clientWithAddress();
    await addresses.items(session);
    expect(lastCall()).toEqual({ call: 'GET /api/user/address', token, status: 200, answer: { addressList: [kept] } });
  });

  it('POST /user/address with an address [spec 7.post-address]', async () => {
    const { token, lastCall } = await clientWithAddress();
    const made = { call: 'POST /api/user/address', payload: { address }, token };
    expect(lastCall()).toEqual({ ...made, status: 201, answer: { addressList: [kept] } });
  });

  it('POST /user/address/{id} with the seven fields of an address [spec 7.post-address-item]', async () => {
    const { addresses, session, token, lastCall } = await clientWithAddress();
    const moved = { ...address, city: 'Goa' };
    await addresses.update(session, 'generated-id', moved);
    const made = { call: 'POST /api/user/address/generated-id', payload: { address: moved }, token };
    expect(lastCall()).toEqual({ ...made, status: 200, answer: { addressList: [{ ...kept, city: 'Goa' }] } });
  });

  it('DELETE /user/address/{id} [spec 7.delete-address-item]', async () => {
    const { addresses, session, token, lastCall } = await clientWithAddress();
    await addresses.remove(session, 'generated-id');
    const made = { call: 'DELETE /api/user/address/generated-id', token };
    expect(lastCall()).toEqual({ ...made, status: 200, answer: { addressList: [] } });
  });
});
