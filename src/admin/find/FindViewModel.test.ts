import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { Found } from '../../../core/admin/find/FindAnything.ts';
import { aStaffOrder } from '../../../core/admin/testing/aStaffOrder.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { FindViewModel } from './FindViewModel.ts';

const nothing: Found = { orders: [], styles: [], people: [], failure: '' };
const style = { id: 'tee', title: 'Sun T-Shirt', creator: '@noor', sizes: [] };
const person = { id: 'ravi', name: 'Ravi', email: 'ravi@shop.example', role: 'packer', state: 'active' } as const;
const { address, lines: _, ...listed } = aStaffOrder({ number: 'CR-00000007' });
const order = { ...listed, name: address.name, pieces: 1 };

let clock: MemoryClock;
let asked: { readonly text: string; readonly role: string; answer(found: Partial<Found>): Promise<void> }[];
let find: FindViewModel;
let stop: () => void;
beforeEach(() => {
  [clock, asked] = [new MemoryClock(), []];
  find = new FindViewModel({
    findAnything: (text, role) =>
      new Promise((resolve) => {
        const answer = async (found: Partial<Found>) => {
          resolve({ ...nothing, ...found });
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        };
        asked.push({ text, role, answer });
      }),
    ...{ clock, session: { staff: { id: 'asha', name: 'Asha', role: 'owner' } }, pendingWork: new PendingWork() },
  });
  stop = find.follow([
    { title: 'Today', path: '/admin' },
    { title: 'Orders', path: '/admin/orders' },
  ]);
});
const shown = () => find.groups.map(({ label, items }) => `${label}: ${items.map(({ name }) => name).join(', ')}`);
const typeAndWait = (text: string) => {
  find.type(text);
  clock.advance(150);
};

describe('Searching everything', () => {
  it('shows the screens before anything is typed, and finds them at once', () => {
    expect([shown(), find.said]).toEqual([['Screens: Today, Orders'], '']);
    find.type('ORD');
    expect(shown()).toEqual(['Screens: Orders']);
  });

  it('shows what was found by kind, each with its path', async () => {
    typeAndWait(' o ');
    expect([asked.length, find.said]).toEqual([0, '2 found']);
    typeAndWait(' sun ');
    expect([asked[0]?.text, asked[0]?.role, find.said]).toEqual(['sun', 'owner', 'Searching…']);
    await asked[0]?.answer({
      orders: [order],
      styles: [style],
      people: [{ ...person, createdAt: order.placedAt, oneTimeCodes: false }],
    });
    expect(shown()).toEqual(['Orders: CR-00000007', 'Products: Sun T-Shirt', 'People: Ravi']);
    expect(find.groups.flatMap(({ items }) => items.map(({ path }) => path))).toEqual([
      ...['/admin/orders/CR-00000007', '/admin/products/tee', '/admin/settings?section=people#ravi'],
    ]);
    expect(find.said).toBe('3 found');
  });

  it('asks once that nothing is typed any more, and never shows the answer to an earlier text', async () => {
    find.type('su');
    clock.advance(149);
    typeAndWait('sun');
    expect(asked.map(({ text }) => text)).toEqual(['sun']);
    typeAndWait('rain');
    await asked[1]?.answer({});
    await asked[0]?.answer({ styles: [style] });
    expect([shown(), find.said]).toEqual([[], expect.stringContaining('Nothing matches')]);
  });

  it('shows nothing of an earlier text while the next is searched', async () => {
    typeAndWait('sun');
    await asked[0]?.answer({ styles: [style] });
    find.type('sund');
    expect([shown(), find.said]).toEqual([[], 'Searching…']);
  });

  it('tells why a part was not searched', async () => {
    typeAndWait('sun');
    await asked[0]?.answer({ failure: 'The shop cannot be reached.' });
    expect(find.said).toBe('The shop cannot be reached.');
  });

  it('stops when the dialog is closed', async () => {
    typeAndWait('sun');
    stop();
    await asked[0]?.answer({ styles: [style] });
    find.type('rain');
    stop();
    clock.advance(150);
    expect([asked.length, shown()]).toEqual([1, []]);
  });
});
