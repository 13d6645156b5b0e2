import { beforeEach, describe, expect, it } from 'vitest';
import { staffServer, withHeaders } from './staffServer.ts';
import { asha, type Call, home, tee } from './testServer.ts';

const parcel = { carrier: 'DTDC', trackingNumber: 'D1' };
let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
let orderId: string;
/** Asha has got a tee. */
beforeEach(async () => {
  server = await staffServer();
  const { backEnd, ports } = server.fixture;
  const large = { ...tee, key: 'tee-l', id: 99, size: 'L' };
  await ports.products.import([tee, large].map((product) => ({ ...product, style: 'tee', isListed: true })));
  ports.clock.advance(60_000);
  asRavi = withHeaders(server.call, server.ravi);
  orderId = await server.placeOrder();
  await backEnd.fulfilOrder.ship(orderId, parcel, 'Ravi');
  await backEnd.fulfilOrder.deliver(orderId, 'Ravi');
});

/** Asha asks for the return of her tee. Resolves with its id. */
async function ask(exchangeFor?: string): Promise<string> {
  const { backEnd, ports } = server.fixture;
  const [shopperId = ''] = ports.tables.orders.size > 0 ? [[...ports.tables.orders.values()][0]?.shopperId] : [];
  await backEnd.askForReturn(shopperId, orderId, {
    lines: [{ key: 'tee', quantity: 1, reason: 'too-small', exchangeFor }],
  });
  return (await ports.returns.ofOrder(orderId)).at(-1)?.id ?? '';
}
const step = (id: string, what: string, body?: object) => asRavi('POST', `/admin/returns/${id}/${what}`, body);
const list = async (query = '', call = asRavi) => Object((await call('GET', `/admin/returns${query}`)).body);

describe('The returns', () => {
  it('are listed by their state, with how many are in each', async () => {
    const id = await ask('tee-l');
    const { counts, returns, next } = await list('?state=asked');
    expect([counts, next]).toEqual([{ asked: 1 }, undefined]);
    expect(returns).toEqual([
      {
        ...{ id, orderId, state: 'asked', name: home.name, orderNumber: expect.stringMatching(/^CR-/) },
        ...{ askedAt: expect.any(String), heldUntil: expect.any(String) },
        lines: [
          {
            ...{ sku: 'tee', name: tee.name, size: 'M', quantity: 1, reason: 'too-small' },
            exchange: { sku: 'tee-l', size: 'L' },
          },
        ],
      },
    ]);
    expect((await list('?state=received')).returns).toEqual([]);
    expect(await asRavi('GET', '/admin/returns?state=lost')).toMatchObject({ status: 422 });
  });

  it('are listed page by page', async () => {
    const first = await ask();
    const { tables } = server.fixture.ports;
    const row = tables.returns.get(first);
    for (let at = 0; at < 59; at += 1) if (row !== undefined) tables.returns.set(`r${at}`, { ...row, id: `r${at}` });
    const page = await list();
    expect([page.returns.length, page.next, page.counts]).toEqual([50, page.returns[49].id, { asked: 60 }]);
    const rest = await list(`?after=${page.next}`);
    expect([rest.returns.length, rest.next]).toEqual([10, undefined]);
  });

  it('show a packer no amount', async () => {
    await ask();
    const { headers } = await server.join('packer');
    expect(JSON.stringify(await list('', withHeaders(server.call, headers)))).not.toMatch(/49_?900|amount|price|paid/);
  });
});

describe('A return', () => {
  it('is received, then refunded after a preview that leaves no trace, each once', async () => {
    const id = await ask();
    expect(await step(id, 'refund')).toMatchObject({
      status: 409,
      body: { errors: ['The return is asked'], state: 'asked' },
    });
    const received = await step(id, 'receive', { lines: [{ sku: 'tee', quantity: 1 }], restock: false });
    expect(received).toMatchObject({
      status: 200,
      body: { return: { state: 'received', restocked: false, lines: [{ received: 1 }] } },
    });
    expect(await step(id, 'receive', { restock: true })).toMatchObject({ status: 409, body: { state: 'received' } });
    const lines = [{ sku: 'tee', quantity: 1, amount: 49_900 }];
    const preview = await step(id, 'refund?preview');
    expect([preview.status, preview.body]).toEqual([200, { refund: { amount: 49_900, lines } }]);
    expect((await list()).counts).toEqual({ received: 1 });
    expect(await step(id, 'refund')).toMatchObject({
      status: 201,
      body: { refund: { id: expect.any(String), status: 'requested', amount: 49_900, lines } },
    });
    expect(await step(id, 'refund')).toMatchObject({ status: 409, body: { state: 'refunded' } });
  });

  it('is exchanged with a parcel, and is not refunded then', async () => {
    const id = await ask('tee-l');
    await step(id, 'receive', { restock: true });
    expect(await step(id, 'exchange', { ...parcel, carrier: ' ' })).toMatchObject({ status: 422 });
    expect(await step(id, 'exchange', parcel)).toMatchObject({
      status: 200,
      body: { return: { state: 'exchanged', parcel } },
    });
    expect(await step(id, 'refund')).toMatchObject({ status: 409, body: { state: 'exchanged' } });
    expect(await step(id, 'refuse', { note: 'Worn' })).toMatchObject({ status: 409 });
  });

  it('is refused with a reason, which the shopper is mailed', async () => {
    const id = await ask();
    expect(await step(id, 'refuse', { note: '  ' })).toMatchObject({ status: 422 });
    expect(await step(id, 'refuse', { note: 'Worn' })).toMatchObject({
      body: { return: { state: 'refused', note: 'Worn' } },
    });
    const mails = await server.fixture.ports.mails.to(asha.email);
    expect(mails.at(-1)?.content).toMatchObject({ kind: 'return-refused', note: 'Worn' });
  });

  it.each([
    [{ lines: [{ sku: 'tee', quantity: 2 }], restock: true }],
    [{ lines: [{ sku: 'cap', quantity: 1 }], restock: true }],
    [{ lines: [], restock: true }],
    [{ restock: 'yes' }],
    [{}],
  ])('is not received with %j', async (body) => {
    const id = await ask();
    expect(await step(id, 'receive', body)).toMatchObject({ status: 422 });
    expect((await list()).counts).toEqual({ asked: 1 });
  });

  it.each([
    ['receive', { restock: true }],
    ['refund', undefined],
    ['exchange', parcel],
    ['refuse', { note: 'Worn' }],
  ])('that does not exist: %s', async (what, body) => {
    expect(await step('nothing', what, body)).toMatchObject({ status: 404 });
  });

  it('is in the log with what of the order has changed', async () => {
    const id = await ask();
    await step(id, 'receive', { restock: true });
    await step(id, 'refund?preview');
    await step(id, 'refund');
    const entries = (await server.fixture.activity()).filter(({ action }) => action.startsWith('returns.'));
    expect(entries).toMatchObject([
      { action: 'returns.receive', before: { returns: ['asked'] }, after: { returns: ['received'] } },
      {
        action: 'returns.refund',
        before: { returns: ['received'], refunds: [] },
        after: { returns: ['refunded'], refunds: [49_900] },
      },
    ]);
  });
});
