import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPORT_COLUMNS, REPORT_NAMES } from '../../core/domain/reports/reports.ts';
import { staffServer, withHeaders } from './staffServer.ts';
import { type Call, tee } from './testServer.ts';

let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});
const get = async (path: string) => (await asRavi('GET', `/admin/${path}`)).body;
const csv = async (path: string): Promise<string[][]> => parse(String(await get(path)));

describe('The reports', () => {
  it('are of the last 30 days in the time zone of the shop, unless days are named', async () => {
    await server.placeOrder();
    expect(await get('reports/sales')).toEqual({
      ...{ from: '2026-01-31', to: '2026-03-01', columns: REPORT_COLUMNS.sales, isCut: false },
      rows: [{ day: '2026-03-01', orders: 1, pieces: 1, amount: 49_900 }],
    });
    expect(await get('reports/sales?from=2026-02-01&to=2026-02-28')).toMatchObject({ rows: [] });
    expect(await csv('reports/sales.csv')).toEqual([
      ['Day', 'Orders', 'Pieces', 'Paid (₹)'],
      ['2026-03-01', '1', '1', '499.00'],
    ]);
  });

  it.each(REPORT_NAMES)('about %s have the same cells in JSON and in CSV', async (name) => {
    const id = await server.placeOrder();
    const { owner, admin } = server.fixture;
    await admin.orders.refund(owner, id, { amount: 1_000, reason: 'Torn' }, false);
    await server.fixture.backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 2 }], 'shop');
    const use = { checkoutId: id, couponId: 'new-year', shopperId: 'asha', discount: 99, state: 'used' } as const;
    await server.fixture.ports.coupons.setUse({ ...use, usedAt: '2026-03-01T09:30:00+00:00' });
    const { rows, columns } = Object(await get(`reports/${name}`));
    const [titles, ...cells] = await csv(`reports/${name}.csv`);
    expect(titles).toHaveLength(columns.length);
    expect(rows).toHaveLength(1);
    const isPaise = (at: number) => columns[at].kind === 'paise';
    expect(
      cells.map((row) =>
        row.map((cell, at) => (isPaise(at) ? Math.round(Number(cell) * 100) : cell.replace(/^'/, ''))),
      ),
    ).toEqual(
      rows.map((row: Record<string, unknown>) =>
        columns.map((column: { readonly name: string; readonly kind: string }) =>
          column.kind === 'paise' ? row[column.name] : String(row[column.name]),
        ),
      ),
    );
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'The first day is behind the last.'],
    ['from=yesterday', 'A day is written as 2026-03-01.'],
    ['to=2026-02-30', 'A day is written as 2026-03-01.'],
    ['from=2025-03-01&to=2026-03-02', 'A report has at most 366 days.'],
  ])('refuse %s', async (query, error) => {
    for (const name of ['sales', 'sales.csv'])
      expect(await asRavi('GET', `/admin/reports/${name}?${query}`)).toMatchObject({
        ...{ status: 422, body: { errors: [error] } },
      });
  });
});

describe('The file of the orders', () => {
  it('has those of a search, the newest first', async () => {
    const id = await server.placeOrder();
    const { orders } = server.fixture.ports.tables;
    const order = orders.get(id);
    for (let at = 0; at < 1_200; at += 1) {
      const number = `CX-${`${at}`.padStart(8, '0')}`;
      if (order !== undefined) orders.set(number, { ...order, orderId: number, number });
    }
    const [titles, ...rows] = await csv('orders.csv?state=placed');
    expect(titles).toEqual(['Order', 'State', 'Placed at', 'Name', 'E-mail', 'Pieces', 'Paid (₹)']);
    expect(new Set(rows.map(([number]) => number)).size).toBe(1_201);
    expect(rows.at(-1)).toEqual([
      ...[order?.number, 'placed', order?.paidAt, 'Asha Rao', 'asha@example.com', '1', '499.00'],
    ]);
    expect(await csv('orders.csv?q=CX-00000007')).toHaveLength(2);
    expect(await csv('orders.csv?state=packed')).toHaveLength(1);
  });

  it('has the name of a shopper as a text, whatever it is', async () => {
    const id = await server.placeOrder();
    const { orders } = server.fixture.ports.tables;
    const order = orders.get(id);
    if (order === undefined) throw new Error('There is no order');
    orders.set(id, { ...order, deliveryAddress: { ...order.deliveryAddress, name: '=HYPERLINK("http://x","y")' } });
    expect((await csv('orders.csv'))[1]?.[3]).toBe(`'=HYPERLINK("http://x","y")`);
  });
});

describe('A CSV', () => {
  /** What a spreadsheet would run, and what is only a text. */
  const formulas = ['=cmd|/C calc!A0', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'];
  const texts = ['a=1', 'O\'Neil, "Asha"', 'two\r\nlines', 'आशा'];

  it.each([...formulas, ...texts])('has %j as a text', async (name) => {
    server.fixture.ports.tables.products.set(tee.key, { ...tee, influencer: name, isListed: true });
    await server.placeOrder();
    const [, [creator] = []] = await csv('reports/creators.csv');
    expect(creator).toBe(formulas.includes(name) ? `'${name}` : name);
  });

  it('is a file with lines that end as RFC 4180 says, which no cache keeps', async () => {
    const { headers, body } = await asRavi('GET', '/admin/reports/coupons.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="coupons-2026-01-31-2026-03-01.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toBe('Id,Coupon,Uses,Taken off (₹)\r\n');
  });
});
