import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStock } from '../../../adapters/memory/admin/MemoryStock.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { makeFindStock } from '../../../core/admin/stock/FindStock.ts';
import { makeSaveStock } from '../../../core/admin/stock/SaveStock.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { ASK_AGAIN_MS } from '../live/askAgain.ts';
import { StockViewModel } from './StockViewModel.ts';

let clock: MemoryClock;
let stock: MemoryStock;
let pendingWork: PendingWork;
let sheet: StockViewModel;
let stop = () => {};

const tee = (size: string, id: number) => ({
  ...aProduct({ key: `tee-${size}`, id, size }),
  style: 'tee',
  isListed: true,
});
const scarf = aProduct({ key: 'scarf', id: 2, name: 'Wool Scarf', size: 'One size', influencer: '@noor.knits' });

const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
const follow = async (text = '', state?: 'low' | 'out') => {
  stop();
  stop = sheet.follow({ text, state });
  await settled();
};
const openAs = (role: StaffRole) => {
  const log = new MemoryLog();
  sheet = new StockViewModel({
    ...{ clock, visibility: new MemoryVisibility(), pendingWork },
    ...{ findStock: makeFindStock({ stock, log }), saveStock: makeSaveStock({ stock, log }) },
    session: {
      staff: { id: 'ravi', name: 'Ravi', role },
      hasEnded: false,
    },
  });
};
const deliver = (sku: string, quantity: number) =>
  stock.move([{ sku, kind: 'receive', quantity, reason: 'Somebody else' }]);
/** The cell of a size, wherever the sheet has it. */
const cell = (sku: string) => sheet.rows.flatMap(({ cells }) => cells).find((each) => each?.sku === sku);
const onHand = async (sku: string) => (await stock.ports.stock.levels([sku]))[0]?.onHand;
const reasons = () => [...stock.ports.tables.stockMovements.values()].map(({ kind, reason }) => [kind, reason]);

beforeEach(async () => {
  [clock, stock, pendingWork] = [new MemoryClock(), new MemoryStock(), new PendingWork()];
  await stock.ports.products.import([tee('S', 1), tee('M', 3), { ...scarf, isListed: false }]);
  await deliver('tee-S', 12);
  await deliver('tee-M', 2);
  openAs('manager');
  stop = () => {};
});

describe('The stock sheet', () => {
  it('is loading until it is there, and has each size with its pieces and state in words', async () => {
    expect(sheet.pages.status).toBe('loading');
    const following = follow();
    expect(pendingWork.isIdle).toBe(false);
    await following;
    expect([sheet.pages.status, pendingWork.isIdle, sheet.isEditable]).toEqual(['ready', true, true]);
    expect(cell('tee-S')).toEqual({
      ...{ sku: 'tee-S', size: 'S', text: '12', isChanged: false, state: undefined, note: '', error: undefined },
    });
    expect(cell('tee-M')).toMatchObject({ text: '2', state: 'low', note: 'Nearly out' });
    expect(cell('scarf')).toMatchObject({ text: '', state: undefined, note: 'Not counted · Hidden' });
    await stock.move([{ sku: 'scarf', kind: 'count', quantity: 0, reason: 'Counted' }]);
    await sheet.pages.load();
    expect(cell('scarf')).toMatchObject({ text: '0', state: 'out', note: 'Out · Hidden' });
  });

  it('has tabs, and says what an empty one is', async () => {
    await follow('zoe', 'low');
    expect(sheet.tabs).toEqual([
      { label: 'All', path: '/admin/stock?q=zoe', isCurrent: false },
      { label: 'Nearly out', path: '/admin/stock?state=low&q=zoe', isCurrent: true },
      { label: 'Out', path: '/admin/stock?state=out&q=zoe', isCurrent: false },
    ]);
    expect([sheet.rows, sheet.emptyText]).toEqual([[], 'No style matches “zoe” in Nearly out']);
    await follow('', 'out');
    expect(sheet.emptyText).toBe('Nothing is out');
    await follow('', 'low');
    expect(sheet.rows).toHaveLength(1);
    await follow('zoe');
    expect(sheet.emptyText).toBe('No style matches “zoe”');
  });

  it('that cannot be loaded can be loaded again, and leads to the sign-in form without a session', async () => {
    stock.loseConnection();
    await follow();
    expect(sheet.pages.status).toBe('failed');
    stock.failure = undefined;
    const again = sheet.pages.load();
    expect(sheet.pages.status).toBe('loading');
    await again;
    expect(sheet.pages.status).toBe('ready');
  });

  it('has further pages', async () => {
    stock.pageSize = 1;
    await follow();
    expect([sheet.rows.length, sheet.pages.hasMore]).toEqual([1, true]);
    stock.loseConnection();
    await sheet.pages.loadMore();
    expect([sheet.rows.length, sheet.pages.failure]).toEqual([1, expect.stringContaining('cannot be reached')]);
    stock.failure = undefined;
    await Promise.all([sheet.pages.loadMore(), sheet.pages.loadMore()]);
    expect([sheet.rows.length, sheet.pages.hasMore, sheet.pages.failure]).toEqual([2, false, '']);
  });

  it('shows what others change, beside what is typed', async () => {
    await follow();
    sheet.type('tee-S', '+3');
    await deliver('tee-S', 1);
    await deliver('tee-M', 10);
    clock.advance(ASK_AGAIN_MS);
    await settled();
    expect(cell('tee-S')).toMatchObject({ text: '+3', note: '13 → 16' });
    expect(cell('tee-M')).toMatchObject({ text: '12', note: '' });
  });

  it('is only read by a packer', async () => {
    openAs('packer');
    await follow();
    sheet.type('tee-S', '+3');
    await sheet.save();
    expect([sheet.isEditable, await onHand('tee-S')]).toEqual([false, 12]);
  });
});

describe('What is typed', () => {
  beforeEach(() => follow());

  it('counts, adds and takes away, with one reason, and is saved at once', async () => {
    sheet.type('tee-S', '+3');
    expect([sheet.changes, sheet.reason, cell('tee-S')?.note]).toEqual([1, 'Delivery', '12 → 15']);
    sheet.type('tee-M', '−1');
    expect(sheet.reason).toBe('');
    sheet.type('scarf', '5');
    expect(cell('scarf')).toMatchObject({ isChanged: true, note: 'Not counted → 5 · Hidden' });
    sheet.changeReason('  Autumn  ');
    const saving = sheet.save();
    expect(sheet.isSaving).toBe(true);
    void sheet.save();
    await saving;
    expect([await onHand('tee-S'), await onHand('tee-M'), await onHand('scarf')]).toEqual([15, 1, 5]);
    expect(reasons().slice(2)).toEqual([
      ['receive', 'Autumn'],
      ['adjust', 'Autumn'],
      ['count', 'Autumn'],
    ]);
    expect([sheet.changes, sheet.isSaving, sheet.announcement]).toEqual([0, false, '3 sizes saved']);
    expect([cell('tee-S')?.text, cell('scarf')?.text]).toEqual(['15', '5']);
  });

  it('is no change when it is what is on hand, or nothing', () => {
    sheet.type('tee-S', '13');
    sheet.type('tee-S', ' 12 ');
    sheet.type('tee-M', '');
    expect([sheet.changes, cell('tee-S')?.isChanged]).toEqual([0, false]);
  });

  it('stays while something else is searched', async () => {
    sheet.type('tee-S', '20');
    await follow('scarf');
    sheet.type('scarf', '4');
    expect([sheet.changes, sheet.reason]).toEqual([2, 'Counted']);
    await sheet.save();
    expect([await onHand('tee-S'), await onHand('scarf')]).toEqual([20, 4]);
  });

  it('is stepped, down to none', () => {
    const texts = (sku: string, ...steps: readonly number[]) =>
      steps.map((by) => {
        sheet.step(sku, by);
        return cell(sku)?.text;
      });
    expect(texts('tee-M', 1, 1, -1, -1, -1, -1, -1)).toEqual(['+1', '+2', '+1', '2', '−1', '−2', '−2']);
    sheet.type('tee-S', '1');
    expect(texts('tee-S', -1, -1, 1)).toEqual(['0', '0', '1']);
  });

  it.each([
    ['much', 'Type 12 to count, +3 to add or −1 to take away'],
    ['+0', 'Type 12 to count, +3 to add or −1 to take away'],
    ['1.5', 'Type 12 to count, +3 to add or −1 to take away'],
    ['9999999', 'Type 12 to count, +3 to add or −1 to take away'],
    ['-13', 'Only 12 on hand'],
  ])('as "%s" is not saved, and the cell says why', async (text, error) => {
    sheet.type('tee-S', text);
    sheet.changeReason('Counted');
    await sheet.save();
    expect([cell('tee-S')?.error, cell('tee-S')?.text, sheet.alert]).toEqual([
      ...[error, text, 'Nothing is saved: look at the marked sizes.'],
    ]);
    sheet.type('tee-S', '14');
    expect(cell('tee-S')?.error).toBeUndefined();
  });

  it('needs a reason', async () => {
    sheet.type('tee-S', '14');
    sheet.changeReason(' ');
    await sheet.save();
    expect([sheet.reasonError, await onHand('tee-S')]).toEqual(['Reason is required', 12]);
    sheet.changeReason('Counted');
    expect(sheet.reasonError).toBeUndefined();
  });

  it('as a count is not saved over what somebody else has changed meanwhile, until it is saved again', async () => {
    sheet.type('tee-S', '10');
    sheet.type('tee-M', '+1');
    sheet.changeReason('Counted');
    await deliver('tee-S', 5);
    await deliver('tee-M', 5);
    await sheet.save();
    expect(sheet.alert).toBe('Nothing is saved: look at the marked sizes, then save again.');
    expect(cell('tee-S')).toMatchObject({ text: '10', note: '17 → 10', error: '17 are on hand now, not 12' });
    expect(cell('tee-M')).toMatchObject({ text: '+1', error: undefined });
    await sheet.save();
    expect([await onHand('tee-S'), await onHand('tee-M'), sheet.alert]).toEqual([10, 8, '']);
  });

  it('is kept without a connection, and not added twice when the first attempt had its effect', async () => {
    sheet.type('tee-S', '+3');
    const move = stock.move.bind(stock);
    stock.move = async (movements) => {
      await move(movements);
      stock.loseConnection();
      return move(movements);
    };
    await sheet.save();
    expect(sheet.alert).toContain('cannot be reached');
    expect(sheet.alert).toContain('What you typed is kept.');
    expect([sheet.changes, sheet.isSaving]).toEqual([1, false]);
    stock.move = move;
    stock.failure = undefined;
    await sheet.save();
    expect(cell('tee-S')).toMatchObject({ note: '15 → 18', error: '15 are on hand now, not 12' });
    sheet.discard();
    expect([await onHand('tee-S'), sheet.changes, sheet.alert, cell('tee-S')?.text]).toEqual([15, 0, '', '15']);
  });

  it('leads to the sign-in form when the session has ended, and is still there afterwards', async () => {
    sheet.type('tee-S', '+3');
    stock.failure = new SessionEnded('No session');
    await sheet.save();
    expect(sheet.changes).toBe(1);
  });

  it('while it is saved stays typed', async () => {
    sheet.type('tee-S', '+3');
    const saving = sheet.save();
    sheet.type('tee-M', '9');
    await saving;
    expect([sheet.changes, cell('tee-M')?.text, cell('tee-S')?.text]).toEqual([1, '9', '15']);
  });
});
