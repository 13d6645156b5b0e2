import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaff } from '../../../adapters/memory/admin/MemoryStaff.ts';
import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { SessionEnded } from '../ports/SessionEnded.ts';
import { aStaffOrder } from '../testing/aStaffOrder.ts';
import { type FindAnything, MOST_FOUND, makeFindAnything } from './FindAnything.ts';

let orders: MemoryStaffOrders;
let staff: MemoryStaff;
let styleTexts: string[];
let findAnything: FindAnything;
beforeEach(async () => {
  orders = new MemoryStaffOrders();
  staff = await MemoryStaff.withOwner();
  styleTexts = [];
  const styles = {
    find: async ({ text }: { readonly text: string }) => {
      styleTexts.push(text);
      return { styles: [{ id: 'tee', title: 'Sun T-Shirt', creator: '@noor', sizes: [] }] };
    },
  };
  findAnything = makeFindAnything({ orders, styles, staff, log: new MemoryLog() });
});
const kinds = ({ orders, styles, people }: Awaited<ReturnType<FindAnything>>) => [
  ...[orders.length, styles.length, people.length],
];

describe('Searching everything', () => {
  it('finds orders, styles and people, a few of each', async () => {
    for (let place = 1; place <= MOST_FOUND + 1; place += 1)
      orders.add(aStaffOrder({ id: `order-${place}`, number: `CR-0000000${place}` }));
    expect(kinds(await findAnything('CR-0', 'owner'))).toEqual([MOST_FOUND, 1, 0]);
    expect(kinds(await findAnything('RAVI@', 'owner'))).toEqual([0, 1, 1]);
    expect(styleTexts).toEqual(['CR-0', 'RAVI@']);
  });

  it('asks for nothing that the role may not read', async () => {
    orders.add(aStaffOrder({ id: 'order-1', number: 'CR-00000001' }));
    expect(kinds(await findAnything('0', 'manager'))).toEqual([1, 1, 0]);
    expect(kinds(await findAnything('0', 'packer'))).toEqual([1, 0, 0]);
    expect(styleTexts).toEqual(['0']);
    staff.failure = new Error('Not to be asked');
    expect((await findAnything('ravi', 'packer')).failure).toBe('');
  });

  it('tells which part failed, and finds the others', async () => {
    orders.failure = new SessionEnded('No session');
    const found = await findAnything('ravi', 'owner');
    expect([kinds(found), found.failure]).toEqual([[0, 1, 1], 'Your session has ended. Please sign in again.']);
  });
});
