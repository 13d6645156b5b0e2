import { describe, expect, it } from 'vitest';
import { HttpStock } from '../../../adapters/http/admin/HttpStock.ts';
import { MemoryStock } from '../../../adapters/memory/admin/MemoryStock.ts';
import type { ForManagingStock, StockMovement } from '../../../core/admin/ports/ForManagingStock.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { type ConnectionFaults, faultyApi } from './faultyApi.ts';

/** The port for Ravi, the owner of a shop with a tee in M. */
type StockSubject = ConnectionFaults & { readonly stock: ForManagingStock };

describeStockContract('MemoryStock', async () => {
  const stock = new MemoryStock();
  await stock.ports.products.import([{ ...aProduct(), isListed: true }]);
  return {
    stock,
    loseConnection: () => stock.loseConnection(),
    breakDown: () => {
      stock.failure = new Error('Request failed with status code 500');
    },
    endSession: () => {
      stock.failure = new SessionEnded('No session');
    },
  };
});

describeStockContract('HttpStock on the server', async () => {
  const { api, faults } = await faultyApi();
  return { ...faults, stock: new HttpStock(api) };
});

function describeStockContract(name: string, makeSubject: () => Promise<StockSubject>) {
  const movement = (change: Partial<StockMovement> = {}): StockMovement => ({
    ...{ sku: 'tee', kind: 'receive', quantity: 3, reason: 'Delivery', ...change },
  });

  describe(`${name}: the stock for staff`, () => {
    it('has no number for a size that is not counted, and is counted from the first change on', async () => {
      const { stock } = await makeSubject();
      const tee = { styleId: 'tee', title: 'Low Tide Tee', creator: '@meher.makes' };
      const size = { sku: 'tee', size: 'M', hidden: false };
      expect(await stock.find({ text: '' })).toEqual({ rows: [{ ...tee, sizes: [size] }] });
      const levels = [{ sku: 'tee', onHand: 3, held: 0 }];
      expect(await stock.move([movement()])).toEqual({ outcome: 'moved', levels });
      expect(await stock.find({ text: '' })).toEqual({
        rows: [{ ...tee, sizes: [{ ...size, onHand: 3, held: 0 }] }],
      });
    });

    it('is found by a text and by what is nearly out or out', async () => {
      const { stock } = await makeSubject();
      const found = async (text: string, state?: 'low' | 'out') => (await stock.find({ text, state })).rows.length;
      await stock.move([movement({ quantity: 2 })]);
      expect([await found('tide'), await found('hat'), await found('', 'low'), await found('', 'out')]).toEqual([
        ...[1, 0, 1, 0],
      ]);
      await stock.move([movement({ kind: 'adjust', quantity: -2 })]);
      expect([await found('tide', 'out'), await found('', 'low')]).toEqual([1, 0]);
      expect((await stock.find({ text: '' }, 'tee')).rows).toEqual([]);
    });

    it('is changed all or nothing, and a refusal names each size', async () => {
      const { stock } = await makeSubject();
      expect(await stock.move([movement(), movement({ sku: 'hat' }), movement({ sku: 'cap' })])).toEqual({
        outcome: 'refused',
        texts: ['hat: there is no such product', 'cap: there is no such product'],
      });
      expect((await stock.find({ text: '' })).rows[0]?.sizes[0]?.onHand).toBeUndefined();
    });

    it('is not changed when other pieces are on hand than expected', async () => {
      const { stock } = await makeSubject();
      await stock.move([movement({ expected: 0 })]);
      expect(await stock.move([movement({ kind: 'count', quantity: 9, expected: 2 })])).toEqual({
        outcome: 'refused',
        texts: ['tee: 3 are on hand now, not 2'],
      });
    });

    it('rejects without a connection, when the back-end fails, and without a session', async () => {
      const { stock, loseConnection, breakDown, endSession } = await makeSubject();
      const calls = [() => stock.find({ text: '' }), () => stock.move([movement()])];
      loseConnection();
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
      breakDown();
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
      endSession();
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'SessionEnded' });
    });
  });
}
