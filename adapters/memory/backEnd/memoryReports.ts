import type { ForReporting, ReportedDays } from '../../../core/backend/ports/ForReporting.ts';
import type { ReportName, ReportRow } from '../../../core/domain/reports/reports.ts';
import { shopDay } from '../../../core/domain/time/shopDay.ts';
import type { MemoryTables } from './MemoryTables.ts';

type Line = { readonly key: string; readonly pieces: number; readonly amount: number };

/** Sums up what is in memory. */
export function memoryReports(tables: MemoryTables): ForReporting {
  const { orders, refunds, coupons, couponUses, stockLevels } = tables;
  const dayOf = (time: string) => shopDay(Date.parse(time));
  const isSale = ({ standing, cancelledFor }: { readonly standing: string; readonly cancelledFor?: string }) =>
    standing !== 'payment-pending' && cancelledFor !== 'payment-failed';
  return {
    rows: async (report, { from, to }: ReportedDays, most) => {
      const isWithin = (time: string) => dayOf(time) >= from && dayOf(time) <= to;
      const sold = [...orders.values()].filter((order) => isSale(order) && isWithin(order.paidAt));
      const lines = sold.flatMap(({ orderedProducts }) => orderedProducts);
      const linesBy = (keyOf: (line: (typeof lines)[number]) => string): readonly Line[] =>
        lines.map((line) => ({
          key: keyOf(line),
          pieces: line.quantity,
          amount: line.quantity * line.discountedPrice,
        }));
      const creatorOf = (key: string) => tables.products.get(key)?.influencer ?? '';
      const byAmount = (rows: readonly ReportRow[], name: string) =>
        rows.toSorted(
          (one, other) =>
            Number(other.amount) - Number(one.amount) || (String(one[name]) < String(other[name]) ? -1 : 1),
        );
      const byDay = (rows: readonly ReportRow[]) =>
        rows.toSorted((one, other) => (String(one.day) < String(other.day) ? -1 : 1));
      const reportOf: Readonly<Record<ReportName, () => readonly ReportRow[]>> = {
        sales: () =>
          byDay(
            summed(
              sold.map(({ paidAt, orderedProducts, amountPaid }) => ({
                ...{ day: dayOf(paidAt), orders: 1, amount: amountPaid },
                pieces: orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0),
              })),
              'day',
            ),
          ),
        products: () =>
          byAmount(
            summed(
              linesBy(({ key }) => key).map(({ key, ...sums }) => ({ sku: key, ...sums })),
              'sku',
            ).map((row) => {
              const product = tables.products.get(String(row.sku));
              return {
                ...row,
                title: product?.name ?? '',
                size: product?.size ?? '',
                creator: creatorOf(String(row.sku)),
              };
            }),
            'sku',
          ),
        creators: () =>
          byAmount(
            summed(
              linesBy(({ key }) => creatorOf(key)).map(({ key, ...sums }) => ({ creator: key, ...sums })),
              'creator',
            ),
            'creator',
          ),
        sizes: () =>
          byAmount(
            summed(
              linesBy(({ size }) => size).map(({ key, ...sums }) => ({ size: key, ...sums })),
              'size',
            ),
            'size',
          ),
        refunds: () =>
          byDay(
            summed(
              [...refunds.values()]
                .filter(({ at, status }) => isWithin(at) && status !== 'failed')
                .map(({ at, amount }) => ({ day: dayOf(at), refunds: 1, amount })),
              'day',
            ),
          ),
        coupons: () =>
          byAmount(
            summed(
              [...couponUses.values()]
                .filter(({ state, usedAt }) => state === 'used' && usedAt !== undefined && isWithin(usedAt))
                .map(({ couponId, discount }) => ({ id: couponId, uses: 1, amount: discount })),
              'id',
            ).map((row) => ({ ...row, name: coupons.get(String(row.id))?.name ?? '' })),
            'id',
          ),
        'stock-value': () =>
          byAmount(
            summed(
              [...stockLevels.values()]
                .filter(({ onHand }) => onHand > 0)
                .map(({ sku, onHand }) => ({
                  creator: creatorOf(sku),
                  ...{ pieces: onHand, amount: onHand * (tables.products.get(sku)?.discountedPrice ?? 0) },
                })),
              'creator',
            ),
            'creator',
          ),
      };
      return reportOf[report]().slice(0, most);
    },
  };
}

/** Adds up the numbers of the rows that have the same text in a column. */
function summed(rows: readonly ReportRow[], column: string): readonly ReportRow[] {
  const sums = new Map<unknown, ReportRow>();
  for (const row of rows) {
    const before = sums.get(row[column]) ?? {};
    const added = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + Number(before[name] ?? 0) : value,
    ]);
    sums.set(row[column], Object.fromEntries(added));
  }
  return [...sums.values()];
}
