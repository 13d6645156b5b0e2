import { beforeEach, describe, expect, it } from 'vitest';
import { staffServer, withHeaders } from './staffServer.ts';
import type { Call } from './testServer.ts';

let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});
const move = (...movements: readonly object[]) =>
  asRavi('POST', '/admin/stock/movements', { movements: movements.map((each) => ({ reason: 'Delivery', ...each })) });
const rows = async (query = '') => Object((await asRavi('GET', `/admin/stock${query}`)).body).rows;
const sizes = async (query?: string) => (await rows(query)).map(({ sizes: [size] }: { sizes: object[] }) => size);

describe('The stock', () => {
  it('is shown style by style; a size that is not counted has no number', async () => {
    expect(await rows()).toEqual([
      {
        ...{ styleId: 'tee', title: 'Low Tide Tee', creator: '@meher.makes' },
        sizes: [{ sku: 'tee', size: 'M', hidden: false }],
      },
    ]);
    expect(await move({ sku: 'tee', kind: 'receive', quantity: 3 })).toMatchObject({
      status: 200,
      body: { levels: [{ sku: 'tee', onHand: 3, held: 0 }] },
    });
    expect(await sizes()).toMatchObject([{ onHand: 3, held: 0 }]);
  });

  it('is found by what is nearly out and out, and by a text', async () => {
    const found = async () => [
      ...[(await rows('?state=low')).length, (await rows('?state=out')).length],
      ...[(await rows('?q=tide')).length, (await rows('?q=scarf')).length],
    ];
    expect(await found()).toEqual([0, 0, 1, 0]);
    await move({ sku: 'tee', kind: 'receive', quantity: 3 });
    expect(await found()).toEqual([1, 0, 1, 0]);
    await move({ sku: 'tee', kind: 'count', quantity: 0 });
    expect(await found()).toEqual([0, 1, 1, 0]);
    await move({ sku: 'tee', kind: 'return', quantity: 4 });
    expect(await found()).toEqual([0, 0, 1, 0]);
  });

  it('is changed all or nothing, and every fault is named', async () => {
    await move({ sku: 'tee', kind: 'receive', quantity: 3 });
    const faults = await move(
      { sku: 'tee', kind: 'receive', quantity: 1 },
      { sku: 'hat', kind: 'receive', quantity: 1 },
      { sku: 'tee', kind: 'return', quantity: 0 },
    );
    expect(faults).toMatchObject({
      status: 422,
      body: { errors: ['hat: there is no such product', 'tee: 0 is not a number of pieces for return'] },
    });
    expect(await move({ sku: 'tee', kind: 'adjust', quantity: -4 })).toMatchObject({ status: 422 });
    for (const wrong of [{ reason: ' ' }, { quantity: 1.5 }, { kind: 'sell' }])
      expect(await move({ sku: 'tee', kind: 'receive', quantity: 1, ...wrong })).toMatchObject({ status: 422 });
    expect(await move()).toMatchObject({ status: 422 });
    expect(await sizes()).toMatchObject([{ onHand: 3 }]);
  });

  it('is not changed when other pieces are on hand than the caller has seen', async () => {
    const count = (expected: number, quantity: number) => move({ sku: 'tee', kind: 'count', quantity, expected });
    expect(await count(0, 3)).toMatchObject({ status: 200 });
    expect(await count(0, 5)).toMatchObject({ status: 422, body: { errors: ['tee: 3 are on hand now, not 0'] } });
    expect(await sizes()).toMatchObject([{ onHand: 3 }]);
    expect(await count(3, 5)).toMatchObject({ status: 200 });
  });

  it('is logged with the pieces before and after; a count of what is there changes nothing', async () => {
    await move({ sku: 'tee', kind: 'receive', quantity: 3 }, { sku: 'tee', kind: 'adjust', quantity: -1 });
    await move({ sku: 'tee', kind: 'count', quantity: 2 });
    const logged = (await server.fixture.activity()).filter(({ subject }) => subject.kind === 'stock');
    expect(logged).toMatchObject([
      { action: 'stock.change', subject: { kind: 'stock', id: 'tee' }, after: { tee: 2 }, actor: { name: 'Ravi' } },
    ]);
    const { stockMovements } = server.fixture.ports.tables;
    expect(
      [...stockMovements.values()].map(({ kind, onHand, actor, reason }) => [kind, onHand, actor, reason]),
    ).toEqual([
      ['receive', 3, 'Ravi', 'Delivery'],
      ['adjust', -1, 'Ravi', 'Delivery'],
    ]);
  });
});
