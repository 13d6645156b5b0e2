import { type AdminAction, mayDo } from '../../domain/staff/adminActions.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { attemptCall } from '../calls/attemptCall.ts';
import type { ForKeepingStyles, StyleRow } from '../ports/ForKeepingStyles.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingStaff, StaffPerson } from '../ports/ForManagingStaff.ts';
import type { ForReadingOrders } from '../ports/ForReadingOrders.ts';
import type { ListedOrder } from '../ports/StaffOrder.ts';

/** What a text finds. */
export type Found = {
  readonly orders: readonly ListedOrder[];
  readonly styles: readonly StyleRow[];
  readonly people: readonly StaffPerson[];
  /** Why a part could not be searched; empty when all was. */
  readonly failure: string;
};

/** Finds the first few orders, styles and people that match a text, of those that the role may read. */
export type FindAnything = (text: string, role: StaffRole) => Promise<Found>;

export type FindAnythingPorts = {
  readonly orders: Pick<ForReadingOrders, 'find'>;
  readonly styles: Pick<ForKeepingStyles, 'find'>;
  readonly staff: Pick<ForManagingStaff, 'people'>;
  readonly log: ForLogging;
};

/** How many of each kind are found at most. */
export const MOST_FOUND = 5;

export function makeFindAnything({ orders, styles, staff, log }: FindAnythingPorts): FindAnything {
  return async (text, role) => {
    const failures: string[] = [];
    const search = async <Row>(action: AdminAction, rows: () => Promise<readonly Row[]>): Promise<readonly Row[]> => {
      if (!mayDo(role, action)) return [];
      const found = await attemptCall(
        async () => ({ outcome: 'found', rows: await rows() }) as const,
        log,
        'A search failed',
      );
      if (found.outcome === 'found') return found.rows.slice(0, MOST_FOUND);
      failures.push(found.text);
      return [];
    };
    const [foundOrders, foundStyles, people] = await Promise.all([
      search('orders.read', async () => (await orders.find({ text })).orders),
      search('catalogue.read', async () => (await styles.find({ text })).styles),
      search('staff.read', async () => (await staff.people()).filter((person) => matches(person, text))),
    ]);
    return { orders: foundOrders, styles: foundStyles, people, failure: failures[0] ?? '' };
  };
}

function matches({ name, email }: StaffPerson, text: string): boolean {
  const wanted = text.toLowerCase();
  return [name, email].some((part) => part.toLowerCase().includes(wanted));
}
