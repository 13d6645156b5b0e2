import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { AT_START, type Call, caller, mockWithRavi, START, tee, tokenOfRavi } from './calls.ts';

async function ravi(now: () => number = () => START): Promise<Call> {
  const mock = mockWithRavi({ now });
  return caller(mock, await tokenOfRavi(mock));
}

const line = { ...tee, qty: 1, ...AT_START };
const increment = { action: { type: 'increment' } };
const decrement = { action: { type: 'decrement' } };

describe('the cart calls of the mock back-end', () => {
  it('GET /user/cart returns the cart with 200 [spec 7.get-cart]', async () => {
    expect(await (await ravi())('GET', '/user/cart')).toEqual({ status: 200, body: { cart: [] } });
  });

  it('POST /user/cart returns 201, sets qty to 1 and looks for no duplicate [spec 3.cart-item, 4.mock-add, 7.post-cart, 9.first-quantity]', async () => {
    const call = await ravi();
    const product = { ...tee, qty: 9, createdAt: 'old', updatedAt: 'old' };
    expect(await call('POST', '/user/cart', { product })).toEqual({ status: 201, body: { cart: [line] } });
    expect(await call('POST', '/user/cart', { product })).toEqual({ status: 201, body: { cart: [line, line] } });
  });

  it('POST /user/cart/{id} returns 200 and increments or decrements without a lower bound [spec 4.mock-decrement, 7.post-cart-item]', async () => {
    let now = START;
    const call = await ravi(() => now);
    await call('POST', '/user/cart', { product: tee });
    now += 60_000;
    const changed = { ...line, updatedAt: timestamp(now) };
    const cartOf = (qty: number) => ({ status: 200, body: { cart: [{ ...changed, qty }] } });
    expect(await call('POST', '/user/cart/tee', increment)).toEqual(cartOf(2));
    await call('POST', '/user/cart/tee', decrement);
    expect(await call('POST', '/user/cart/tee', decrement)).toEqual(cartOf(0));
    expect(await call('POST', '/user/cart/tee', decrement)).toEqual(cartOf(-1));
  });

  it.each([increment, decrement])(
    'POST /user/cart/{id} of an unknown id leaves the cart as it is: %j [spec 7.unknown-id]',
    async (body) => {
      const call = await ravi();
      await call('POST', '/user/cart', { product: tee });
      expect(await call('POST', '/user/cart/other', body)).toEqual({ status: 200, body: { cart: [line] } });
    },
  );

  it.each([{ action: { type: 'double' } }, { action: {} }, {}])(
    'an unknown action changes nothing: %j',
    async (body) => {
      const call = await ravi();
      await call('POST', '/user/cart', { product: tee });
      expect(await call('POST', '/user/cart/tee', body)).toEqual({ status: 200, body: { cart: [line] } });
    },
  );

  it('DELETE /user/cart/{id} returns 200 without that product, and with the cart as it is for an unknown id [spec 7.delete-cart-item, 7.unknown-id]', async () => {
    const call = await ravi();
    await call('POST', '/user/cart', { product: tee });
    expect(await call('DELETE', '/user/cart/other')).toEqual({ status: 200, body: { cart: [line] } });
    expect(await call('DELETE', '/user/cart/tee')).toEqual({ status: 200, body: { cart: [] } });
  });

  it.each([{}, undefined])(
    'POST /user/cart/clearCart returns 201 with an emptied cart, payload %j [spec 7.clear-cart]',
    async (body) => {
      const call = await ravi();
      await call('POST', '/user/cart', { product: tee });
      expect(await call('POST', '/user/cart/clearCart', body)).toEqual({ status: 201, body: { cart: [] } });
      expect(await call('GET', '/user/cart')).toEqual({ status: 200, body: { cart: [] } });
    },
  );
});

describe('the wishlist calls of the mock back-end', () => {
  it('GET returns 200, POST 201, DELETE 200, each with the wishlist [spec 3.wishlist-item, 7.get-wishlist, 7.post-wishlist, 7.delete-wishlist-item, 7.unknown-id]', async () => {
    const call = await ravi();
    const wish = { ...tee, ...AT_START };
    expect(await call('GET', '/user/wishlist')).toEqual({ status: 200, body: { wishlist: [] } });
    expect(await call('POST', '/user/wishlist', { product: tee })).toEqual({ status: 201, body: { wishlist: [wish] } });
    expect(await call('DELETE', '/user/wishlist/other')).toEqual({ status: 200, body: { wishlist: [wish] } });
    expect(await call('DELETE', '/user/wishlist/tee')).toEqual({ status: 200, body: { wishlist: [] } });
  });
});

describe('the address calls of the mock back-end', () => {
  const address = { name: 'Ravi', street: '1', city: 'Pune', state: 'MH', country: 'India', pincode: '4', phone: '9' };

  it('GET returns 200, POST 201, POST with an id 200, DELETE 200, each with the addressList [spec 3.address, 7.get-address, 7.post-address, 7.post-address-item, 7.delete-address-item, 7.unknown-id]', async () => {
    const mock = mockWithRavi({ generateId: () => 'generated-id' });
    const call = caller(mock, await tokenOfRavi(mock));
    const kept = { ...address, _id: 'generated-id', ...AT_START };
    expect(await call('GET', '/user/address')).toEqual({ status: 200, body: { addressList: [] } });
    expect(await call('POST', '/user/address', { address })).toEqual({ status: 201, body: { addressList: [kept] } });
    const moved = { ...kept, city: 'Goa' };
    const update = { address: { ...address, city: 'Goa', _id: 'forged', createdAt: 'forged' } };
    const unknown = await call('POST', '/user/address/other', update);
    expect(unknown).toEqual({ status: 200, body: { addressList: [kept] } });
    const updated = await call('POST', '/user/address/generated-id', update);
    expect(updated).toEqual({ status: 200, body: { addressList: [moved] } });
    expect(await call('DELETE', '/user/address/other')).toEqual({ status: 200, body: { addressList: [moved] } });
    expect(await call('DELETE', '/user/address/generated-id')).toEqual({ status: 200, body: { addressList: [] } });
  });

  it('mints a unique id for each', async () => {
    const call = await ravi();
    await call('POST', '/user/address', { address });
    const { body } = await call('POST', '/user/address', { address });
    expect(new Set(JSON.stringify(body).match(/"_id":"[^"]+"/g)).size).toBe(2);
  });
});

describe('the order calls of the mock back-end', () => {
  it('POST /user/orders returns 201 with the posted body plus _id, createdAt, updatedAt; GET works [spec 3.mock-order, 7.get-orders, 7.post-orders]', async () => {
    const call = await ravi();
    const order = { paymentId: 'pay_1', orderId: 'o1', amountPaid: 499, orderedProducts: [line] };
    const orders = [{ ...order, _id: expect.any(String), ...AT_START }];
    expect(await call('GET', '/user/orders')).toEqual({ status: 200, body: { orders: [] } });
    expect(await call('POST', '/user/orders', { order })).toEqual({ status: 201, body: { orders } });
    expect(await call('GET', '/user/orders')).toEqual({ status: 200, body: { orders } });
  });
});

describe('every user call needs a token of an existing user', () => {
  const userCalls: readonly [string, string][] = [
    ['GET', '/user/cart'],
    ['POST', '/user/cart'],
    ['POST', '/user/cart/tee'],
    ['DELETE', '/user/cart/tee'],
    ['POST', '/user/cart/clearCart'],
    ['GET', '/user/wishlist'],
    ['POST', '/user/wishlist'],
    ['DELETE', '/user/wishlist/tee'],
    ['GET', '/user/address'],
    ['POST', '/user/address'],
    ['POST', '/user/address/a'],
    ['DELETE', '/user/address/a'],
    ['GET', '/user/orders'],
    ['POST', '/user/orders'],
  ];

  it.each(userCalls)(
    '%s %s returns 401 for a bad or missing token [spec 5.mock-token, 8.invalid-token]',
    async (method, path) => {
      const mock = mockWithRavi();
      const refused = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };
      expect(await caller(mock)(method, path)).toEqual(refused);
      expect(await caller(mock, 'bad')(method, path)).toEqual(refused);
    },
  );

  it.each(userCalls)(
    '%s %s returns 404 for a token that matches no user [spec 5.mock-token, 8.token-without-user]',
    async (method, path) => {
      const mock = mockWithRavi();
      const token = await tokenOfRavi(mock);
      mock.database.removeUser('ravi@example.com');
      expect(await caller(mock, token)(method, path)).toEqual({
        status: 404,
        body: { errors: ['The email you entered is not Registered. Not Found error'] },
      });
    },
  );
});
