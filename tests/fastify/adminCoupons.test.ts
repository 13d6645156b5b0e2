import { beforeEach, describe, expect, it } from 'vitest';
import { staffServer, withHeaders } from './staffServer.ts';
import { as, type Call, signUp, startCheckout } from './testServer.ts';

let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});
const BLACK_FRIDAY = { id: 'black-friday', name: 'BLACK FRIDAY OFFER', amount: 2_000, minimum: 25_000 };
const NEW_YEAR = { id: 'new-year', name: 'NEW YEAR OFFER', percent: 20, minimum: 50_000 };
const diwali = { name: 'DIWALI', percent: 10, minimum: 40_000 };
const patch = (id: string, body: object) => asRavi('PATCH', `/admin/coupons/${id}`, body);
const logged = async () => (await server.fixture.activity()).filter(({ action }) => action === 'coupons.change');

describe('The coupons', () => {
  it('begin with the two of the specification, in the shop and in the admin', async () => {
    expect((await server.call('GET', '/coupons')).body).toEqual({ coupons: [BLACK_FRIDAY, NEW_YEAR] });
    const coupons = [BLACK_FRIDAY, NEW_YEAR].map((coupon) => ({ ...coupon, uses: 0, state: 'active' }));
    expect((await asRavi('GET', '/admin/coupons')).body).toEqual({ coupons });
  });

  it('are added, and used in a checkout by their id', async () => {
    const limits = { startsAt: '2026-03-01T14:00:00+05:30', endsAt: '2026-04-01T00:00:00.000Z', mostUses: 5 };
    const { status, body } = await asRavi('POST', '/admin/coupons', { ...diwali, ...limits, mostPerShopper: 1 });
    const coupon = {
      ...{ ...diwali, id: expect.any(String), mostUses: 5, mostPerShopper: 1, uses: 0, state: 'active' },
      ...{ startsAt: '2026-03-01T08:30:00+00:00', endsAt: '2026-04-01T00:00:00+00:00' },
    };
    expect([status, body]).toEqual([201, { coupon }]);
    const { id } = Object(body).coupon;
    const asAsha = as(server.call, await signUp(server.call));
    const { checkout } = await startCheckout(asAsha, id);
    expect([checkout.couponDiscount, checkout.amount]).toEqual([4_990, 44_910]);
    expect((await asRavi('GET', '/admin/coupons')).body).toMatchObject({ coupons: [{}, {}, { id, uses: 1 }] });
  });

  it('have an id of their own', async () => {
    expect(await asRavi('POST', '/admin/coupons', { ...diwali, id: 'diwali' })).toMatchObject({ status: 201 });
    expect(await asRavi('POST', '/admin/coupons', { ...diwali, id: 'diwali' })).toMatchObject({ status: 409 });
    expect(await logged()).toHaveLength(1);
  });

  it.each([
    ['without a discount', { percent: undefined }],
    ['with two discounts', { amount: 100 }],
    ['of 0 %', { percent: 0 }],
    ['of 101 %', { percent: 101 }],
    ['of half a percent', { percent: 0.5 }],
    ['of no paise', { percent: undefined, amount: 0 }],
    ['without a name', { name: ' ' }],
    ['with a negative minimum', { minimum: -1 }],
    ['that nobody can use', { mostUses: 0 }],
    ['that no shopper can use', { mostPerShopper: 0 }],
    ['that ends before it begins', { startsAt: '2099-01-02T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' }],
    ['that ends at no time', { endsAt: 'tomorrow' }],
  ])('are not added %s', async (_, wrong) => {
    const answer = await asRavi('POST', '/admin/coupons', { ...diwali, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: [expect.any(String)] } });
    expect((await server.fixture.admin.listCoupons()).length).toBe(2);
  });

  it('are changed, which the log shows', async () => {
    const changed = { ...NEW_YEAR, percent: undefined, amount: 10_000, mostUses: 3, uses: 0, state: 'active' };
    expect((await patch('new-year', { amount: 10_000, mostUses: 3 })).body).toEqual({
      coupon: JSON.parse(JSON.stringify(changed)),
    });
    expect((await patch('new-year', { mostUses: null })).body).toMatchObject({
      coupon: { amount: 10_000, minimum: 50_000 },
    });
    const subject = { kind: 'coupon', id: 'new-year', name: 'NEW YEAR OFFER' };
    expect(await logged()).toMatchObject([
      { subject, before: { percent: 20 }, after: { amount: 10_000, mostUses: 3 } },
      { subject, before: { mostUses: 3 } },
    ]);
    expect(await patch('gone', { mostUses: 1 })).toMatchObject({ status: 404 });
  });

  it('allow no fewer uses than there are', async () => {
    const asAsha = as(server.call, await signUp(server.call));
    await startCheckout(asAsha, 'black-friday');
    const errors = ['The coupon is used 2 times already. End it, or allow at least as many.'];
    await server.fixture.ports.coupons.setUse({
      ...{ checkoutId: 'other', couponId: 'black-friday', shopperId: 'meher', discount: 2_000, state: 'held' },
    });
    expect(await patch('black-friday', { mostUses: 1 })).toMatchObject({ status: 422, body: { errors } });
    expect(await patch('black-friday', { mostUses: 2 })).toMatchObject({ status: 200 });
  });

  it('that end between choosing and Pay refuse the payment, and the cart keeps its lines', async () => {
    const asAsha = as(server.call, await signUp(server.call));
    const ended = { endsAt: new Date(server.fixture.ports.clock.now()).toISOString() };
    expect(await patch('black-friday', ended)).toMatchObject({ status: 200 });
    expect(await startCheckout(asAsha, 'black-friday')).toEqual({
      errors: ['The coupon has ended. You can order without it, or choose another one.'],
    });
    expect((await asAsha('GET', '/user/cart')).body).toMatchObject({ cart: [{ _id: 'tee', qty: 1 }] });
    expect((await server.call('GET', '/coupons')).body).toEqual({ coupons: [NEW_YEAR] });
  });
});
