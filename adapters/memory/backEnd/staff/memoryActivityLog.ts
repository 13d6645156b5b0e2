import type { Activity, ForLoggingActivity } from '../../../../core/backend/ports/staff/ForLoggingActivity.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The log of changes in the admin in memory. */
export function memoryActivityLog(tables: MemoryTables): ForLoggingActivity {
  const { activity } = tables;
  return {
    add: async (entry) => void activity.set(entry.id, entry),
    list: async ({ after, most }) => {
      const entries = [...activity.values()].toReversed();
      const start = after === undefined ? 0 : entries.findIndex(({ id }) => id === after) + 1;
      const page = after !== undefined && start === 0 ? [] : entries.slice(start, start + most);
      return page.map((entry) => named(entry, tables));
    },
  };
}

function named({ subject, ...entry }: Activity, { orders, styles, coupons }: MemoryTables): Activity {
  const { kind, id } = subject;
  const names = {
    order: () => [...orders.values()].find(({ orderId }) => orderId === id)?.number,
    style: () => styles.get(id)?.title,
    coupon: () => coupons.get(id)?.name,
  };
  const name = kind === 'order' || kind === 'style' || kind === 'coupon' ? names[kind]() : undefined;
  return { ...entry, subject: { ...subject, ...(name !== undefined && { name }) } };
}
