import { beforeEach, describe, expect, it } from 'vitest';
import { staffServer, withHeaders } from './staffServer.ts';
import { asha, type Call, home } from './testServer.ts';

let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
let id: string;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
  id = await server.placeOrder();
});
const order = async (call = asRavi) => Object((await call('GET', `/admin/orders/${id}`)).body).order;
const post = (what: string, body?: object) => asRavi('POST', `/admin/orders/${id}/${what}`, body);
const parcel = { carrier: 'DTDC', trackingNumber: 'D1' };
const conflict = (state: string) => ({ status: 409, body: { errors: [`The order is ${state}`], state } });

describe('The orders', () => {
  it('are listed with how many there are in each state', async () => {
    const { number } = await order();
    const { body } = await asRavi('GET', '/admin/orders');
    expect(body).toEqual({
      orders: [
        {
          ...{ id, number, status: 'placed', name: home.name, email: asha.email, pieces: 1, amount: 49_900 },
          placedAt: expect.any(String),
        },
      ],
      counts: { placed: 1 },
    });
  });

  it('are found by state and text', async () => {
    const { number } = await order();
    const found = async (query: string) => Object((await asRavi('GET', `/admin/orders?${query}`)).body).orders.length;
    for (const q of [number, 'asha', '98765-43210', '400050', asha.email.toUpperCase()])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, 1]);
    expect([await found('q=nobody'), await found('state=packed'), await found('state=placed')]).toEqual([0, 0, 1]);
    await post('pack');
    expect([await found('state=packed'), await found('state=placed')]).toEqual([1, 0]);
    expect(await asRavi('GET', '/admin/orders?state=paid')).toMatchObject({ status: 422 });
  });

  it('are listed page by page', async () => {
    const { ports } = server.fixture;
    const [first] = [...ports.tables.orders.values()];
    for (let at = 0; at < 59; at += 1) {
      const number = `CR-${`${at}`.padStart(8, '0')}`;
      if (first !== undefined) ports.tables.orders.set(number, { ...first, orderId: number, number });
    }
    const page = async (after = '') => Object((await asRavi('GET', `/admin/orders${after}`)).body);
    const { orders, next, counts } = await page();
    expect([orders.length, next, counts]).toEqual([50, orders[49].number, { placed: 60 }]);
    const rest = await page(`?after=${next}`);
    expect([rest.orders.length, rest.next]).toEqual([10, undefined]);
    expect(rest.orders.at(-1).id).toBe(id);
    const oldest = await page('?sort=oldest');
    expect([oldest.orders[0].id, oldest.orders.length]).toEqual([id, 50]);
    expect((await page(`?sort=oldest&after=${oldest.next}`)).orders.at(-1)).toEqual(orders[0]);
    expect(await asRavi('GET', '/admin/orders?sort=newest')).toMatchObject({ status: 422 });
  });

  it('show a packer what to pack, and no sums', async () => {
    const { headers } = await server.join('packer');
    const asPacker = withHeaders(server.call, headers);
    const list = await asPacker('GET', '/admin/orders');
    const shown = await order(asPacker);
    expect(shown).toMatchObject({ address: home, lines: [{ sku: 'tee', size: 'M', quantity: 1 }] });
    expect(JSON.stringify([list.body, shown])).not.toMatch(/49_?900|amount|price|sums|paid/);
  });
});

describe('An order', () => {
  it('has its lines, timeline, mails and money', async () => {
    await server.fixture.backEnd.runJobs();
    expect(await order()).toMatchObject({
      ...{ id, status: 'placed', email: asha.email, address: home, shipments: [] },
      lines: [{ sku: 'tee', quantity: 1, shipped: 0, price: 49_900 }],
      timeline: [{ kind: 'placed', actor: 'shop' }],
      mails: [{ kind: 'order-placed' }],
      sums: { subTotal: 69_900, discount: 20_000, couponDiscount: 0, paid: 49_900, refunds: [] },
    });
    expect((await order()).sums.payment).toMatchObject({ status: 'captured', amount: 49_900, refunded: 0 });
  });

  it('is packed, shipped and delivered, each once: again is a conflict that says the state', async () => {
    expect(await post('deliver')).toMatchObject(conflict('placed'));
    expect(await post('pack')).toMatchObject({ status: 200, body: { order: { status: 'packed' } } });
    expect(await post('pack')).toMatchObject(conflict('packed'));
    expect(await post('ship', parcel)).toMatchObject({
      status: 200,
      body: { order: { status: 'shipped', shipments: [{ ...parcel, lines: [{ sku: 'tee', quantity: 1 }] }] } },
    });
    expect(await post('pack')).toMatchObject(conflict('shipped'));
    expect(await post('deliver')).toMatchObject({ status: 200, body: { order: { status: 'delivered' } } });
    expect(await post('deliver')).toMatchObject(conflict('delivered'));
    expect((await order()).timeline.map(({ kind, actor }: Record<string, string>) => `${kind} by ${actor}`)).toEqual([
      ...['placed by shop', 'packed by Ravi', 'shipped by Ravi', 'delivered by Ravi'],
    ]);
  });

  it('is shipped from placed, in pieces that are named by SKU, and never in more than there are', async () => {
    const lines = (quantity: number, sku = 'tee') => ({ ...parcel, lines: [{ sku, quantity }] });
    for (const wrong of [lines(2), lines(1, 'cap')])
      expect(await post('ship', wrong)).toMatchObject({ status: 409, body: { state: 'placed' } });
    for (const wrong of [lines(0), { ...parcel, lines: [] }, { ...parcel, carrier: ' ' }])
      expect(await post('ship', wrong)).toMatchObject({ status: 422 });
    expect(await post('ship', lines(1))).toMatchObject({ body: { order: { lines: [{ shipped: 1 }] } } });
  });

  it('is cancelled with a reason that staff read, and what was paid goes back', async () => {
    const cancelled = await post('cancel', { reason: 'fraud', note: 'Two cards', refund: true, restock: true });
    expect(cancelled).toMatchObject({
      ...{ status: 200 },
      body: { order: { status: 'cancelled', sums: { refunds: [{ amount: 49_900, status: 'requested' }] } } },
    });
    expect((await order()).timeline).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', actor: 'Ravi', note: 'fraud: Two cards' }),
    );
    expect(await post('cancel', { reason: 'fraud', refund: true, restock: true })).toMatchObject(conflict('cancelled'));
  });

  it('is cancelled without a refund, which its mail says, and refunded later', async () => {
    await post('cancel', { reason: 'other', refund: false, restock: false });
    expect((await order()).sums).toMatchObject({ payment: { refunded: 0 }, refunds: [] });
    const [mail] = (await server.fixture.ports.mails.to(asha.email)).filter(
      ({ content }) => content.kind === 'order-cancelled',
    );
    expect(mail?.content).toMatchObject({ isKept: true });
    expect(await post('refunds', { restock: false, reason: 'Settled' })).toMatchObject({
      ...{ status: 201, body: { refund: { amount: 49_900, status: 'requested' } } },
    });
  });

  it('has notes that staff read and the shopper does not', async () => {
    const noted = await post('notes', { text: '  <b>Gift</b> =1+1 ' });
    expect(noted.status).toBe(201);
    const note = expect.objectContaining({ kind: 'note', actor: 'Ravi', note: '<b>Gift</b> =1+1' });
    expect((await order()).timeline).toContainEqual(note);
    const shopper = [...server.fixture.ports.tables.shoppers.keys()][0] ?? '';
    const seen = await server.fixture.backEnd.showOrder(shopper, id);
    expect(JSON.stringify(seen)).not.toMatch(/Gift|note/);
    expect(await post('notes', { text: '  ' })).toMatchObject({ status: 422 });
  });

  it.each(['', '/pack', '/ship', '/deliver', '/cancel', '/notes', '/refunds'])(
    'that does not exist: %s',
    async (what) => {
      const bodies: Record<string, object> = {
        '/ship': parcel,
        '/cancel': { reason: 'staff', refund: true, restock: true },
        '/notes': { text: 'x' },
        '/refunds': { restock: false, reason: 'x' },
      };
      const method = what === '' ? 'GET' : 'POST';
      expect(await asRavi(method, `/admin/orders/nothing${what}`, bodies[what])).toMatchObject({ status: 404 });
    },
  );
});

describe('A refund', () => {
  it('is previewed to the paisa, without a trace, and then asked for', async () => {
    const request = { lines: [{ sku: 'tee', quantity: 1 }], restock: true, reason: 'Torn' };
    const lines = [{ sku: 'tee', quantity: 1, amount: 49_900 }];
    const before = await order();
    const preview = await post('refunds?preview', request);
    expect([preview.status, preview.body]).toEqual([200, { refund: { amount: 49_900, lines } }]);
    expect(await order()).toEqual(before);
    expect(await post('refunds', request)).toMatchObject({
      ...{ status: 201, body: { refund: { id: expect.any(String), status: 'requested', amount: 49_900, lines } } },
    });
    expect((await order()).sums).toMatchObject({ payment: { refunded: 49_900 }, refunds: [{ reason: 'Torn', lines }] });
  });

  it.each([
    [{ amount: 49_901 }],
    [{ amount: 1 }],
    [{ amount: 1.5 }],
    [{ amount: -100 }],
    [{ lines: [{ sku: 'tee', quantity: 2 }] }],
    [{ lines: [{ sku: 'cap', quantity: 1 }] }],
    [{ lines: [{ sku: 'tee', quantity: 1 }], amount: 100 }],
  ])('of %j is refused', async (what) => {
    expect(await post('refunds', { ...what, restock: false, reason: 'Torn' })).toMatchObject({ status: 422 });
    expect((await order()).sums.refunds).toEqual([]);
  });

  it('is never more than was paid, when two of the staff press at once', async () => {
    const press = () => post('refunds', { amount: 30_000, restock: false, reason: 'Torn' });
    expect((await Promise.all([press(), press()])).map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});

describe('The activity', () => {
  it('has who did what to an order, without the name or address of the shopper', async () => {
    await post('pack');
    await post('pack');
    await post('notes', { text: 'Gift' });
    await post('refunds', { amount: 10_000, restock: false, reason: 'Torn' });
    const activity = (await server.fixture.activity()).filter(({ subject }) => subject.kind === 'order');
    const entry = {
      actor: server.fixture.owner,
      subject: { kind: 'order', id, name: expect.stringMatching(/^CR-\d+$/) },
    };
    expect(activity).toEqual([
      { ...entry, action: 'orders.pack', before: { status: 'placed' }, after: { status: 'packed' } },
      { ...entry, action: 'orders.note', before: { notes: 0 }, after: { notes: 1 } },
      { ...entry, action: 'orders.refund', before: { refunds: [] }, after: { refunds: [10_000] } },
    ]);
  });
});
