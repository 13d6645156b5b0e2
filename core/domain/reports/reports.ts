export const REPORT_NAMES = ['sales', 'products', 'creators', 'sizes', 'refunds', 'coupons', 'stock-value'] as const;

export type ReportName = (typeof REPORT_NAMES)[number];

/** A column of a report. Counts are whole numbers, amounts are in paise. */
export type ReportColumn = {
  readonly name: string;
  readonly title: string;
  readonly kind: 'day' | 'text' | 'count' | 'paise';
};

/** The cells of a row, by the names of the columns. */
export type ReportRow = Readonly<Record<string, string | number>>;

const day: ReportColumn = { name: 'day', title: 'Day', kind: 'day' };
const creator: ReportColumn = { name: 'creator', title: 'Creator', kind: 'text' };
const pieces: ReportColumn = { name: 'pieces', title: 'Pieces', kind: 'count' };
const amount = (title: string): ReportColumn => ({ name: 'amount', title, kind: 'paise' });

/**
 * The columns of each report. A sale counts on the day on which it is ordered, also when it is cancelled later: what goes back
 * is a refund of its own day. Amounts of products, creators and sizes are without coupons, those of sales are what was paid.
 */
export const REPORT_COLUMNS: Readonly<Record<ReportName, readonly ReportColumn[]>> = {
  sales: [day, { name: 'orders', title: 'Orders', kind: 'count' }, pieces, amount('Paid')],
  products: [
    { name: 'sku', title: 'SKU', kind: 'text' },
    { name: 'title', title: 'Product', kind: 'text' },
    { name: 'size', title: 'Size', kind: 'text' },
    ...[creator, pieces, amount('Sold for')],
  ],
  creators: [creator, pieces, amount('Sold for')],
  sizes: [{ name: 'size', title: 'Size', kind: 'text' }, pieces, amount('Sold for')],
  refunds: [day, { name: 'refunds', title: 'Refunds', kind: 'count' }, amount('Given back')],
  coupons: [
    { name: 'id', title: 'Id', kind: 'text' },
    { name: 'name', title: 'Coupon', kind: 'text' },
    { name: 'uses', title: 'Uses', kind: 'count' },
    amount('Taken off'),
  ],
  'stock-value': [creator, { name: 'pieces', title: 'On hand', kind: 'count' }, amount('Worth')],
};

/** The most days of a report. */
export const MOST_DAYS = 366;
