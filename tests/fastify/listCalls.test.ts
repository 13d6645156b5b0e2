import { describe, expect, it } from 'vitest';
import { AT_START, ashasServer, home, wireTee } from './testServer.ts';

const product = { product: { _id: 'tee' } };

describe('The calls of the wishlist and the address book', () => {
  it('wishlist: GET 200, POST 201, DELETE 200, each with the wishlist', async () => {
    const { asAsha } = await ashasServer();
    const wish = { ...wireTee, ...AT_START };
    expect((await asAsha('GET', '/user/wishlist')).body).toEqual({ wishlist: [] });
    const added = await asAsha('POST', '/user/wishlist', product);
    expect([added.status, added.body]).toEqual([201, { wishlist: [wish] }]);
    const unknown = await asAsha('DELETE', '/user/wishlist/other');
    expect([unknown.status, unknown.body]).toEqual([200, { wishlist: [wish] }]);
    expect((await asAsha('DELETE', '/user/wishlist/tee')).body).toEqual({ wishlist: [] });
  });

  it('address book: GET 200, POST 201, POST of an entry 200, DELETE 200, each with the addressList', async () => {
    const { asAsha } = await ashasServer();
    const kept = { ...home, _id: expect.any(String), ...AT_START };
    expect((await asAsha('GET', '/user/address')).body).toEqual({ addressList: [] });
    const added = await asAsha('POST', '/user/address', { address: { ...home, _id: 'forged', createdAt: 'forged' } });
    expect([added.status, added.body]).toEqual([201, { addressList: [kept] }]);
    const { addressList } = added.body as { readonly addressList: readonly [{ readonly _id: string }] };
    expect(addressList[0]._id).not.toBe('forged');
    const moved = { address: { ...home, city: 'Goa' } };
    const path = `/user/address/${addressList[0]._id}`;
    const updated = await asAsha('POST', path, moved);
    expect([updated.status, updated.body]).toEqual([200, { addressList: [{ ...kept, city: 'Goa' }] }]);
    expect((await asAsha('DELETE', path)).body).toEqual({ addressList: [] });
  });
});
