import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Availability } from '../../../core/domain/stock/Availability.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { StockViewModel } from './StockViewModel.ts';

let answer: () => Promise<Readonly<Record<string, Availability>>>;
let calls: string[];
beforeEach(() => {
  calls = [];
  answer = async () => ({
    cap: { inStock: false },
    tee: { inStock: true, left: 2 },
    bag: { inStock: true },
  });
});

const pendingWork = new PendingWork();
const open = () =>
  new StockViewModel({
    pendingWork,
    availability: {
      availability: async (key) => {
        calls.push(key);
        return (await answer())[key];
      },
    },
  });

/** The notes of these products, as a screen that shows them sees them. */
function shown(stock: StockViewModel, ...keys: readonly string[]): () => readonly (string | undefined)[] {
  let notes: readonly (string | undefined)[] = [];
  autorun(() => {
    notes = keys.map((key) => stock.note({ key }));
  });
  return () => notes;
}

describe('What is left of a product', () => {
  it('is asked for once, however many components show it', async () => {
    const stock = open();
    const notes = shown(stock, 'cap', 'tee', 'bag', 'sun');
    expect(notes()).toEqual([undefined, undefined, undefined, undefined]);
    await expect.poll(notes).toEqual(['Sold out', 'Only 2 left', undefined, undefined]);
    expect([stock.isSoldOut('cap'), stock.isSoldOut('tee'), stock.isSoldOut('sun')]).toEqual([true, false, false]);
    expect(calls).toEqual(['cap', 'tee', 'bag', 'sun']);
  });

  it('is asked for again when the shop is looked at, and stays shown until then', async () => {
    const stock = open();
    const notes = shown(stock, 'tee');
    await expect.poll(notes).toEqual(['Only 2 left']);
    answer = async () => ({ tee: { inStock: true } });
    stock.renew();
    expect(notes()).toEqual(['Only 2 left']);
    await expect.poll(notes).toEqual([undefined]);
    expect(calls).toEqual(['tee', 'tee']);
  });

  it('is not said when it is not known any more', async () => {
    const stock = open();
    const notes = shown(stock, 'cap');
    await expect.poll(notes).toEqual(['Sold out']);
    answer = async () => ({});
    stock.renew();
    await expect.poll(notes).toEqual([undefined]);
  });

  it('is nobody’s trouble when it cannot be asked for', async () => {
    answer = () => Promise.reject(new Error('no network'));
    const notes = shown(open(), 'cap');
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    expect(notes()).toEqual([undefined]);
  });
});
