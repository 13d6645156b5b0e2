import type { ActivityEntry, ActivityState } from '../../../../core/admin/ports/ForReadingActivity.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';

/** An entry of the log, ready to show. */
export type ActivityView = {
  readonly id: string;
  readonly actor: string;
  /** What was done, such as `Changed the role of a person`. */
  readonly what: string;
  readonly at: string;
  /** What it was is undefined for a subject that is new. */
  readonly changes: readonly { readonly field: string; readonly before: string | undefined; readonly after: string }[];
};

const ORDERS: Readonly<Record<string, string>> = {
  'orders.pack': 'Packed',
  'orders.ship': 'Shipped',
  'orders.deliver': 'Marked as delivered',
  'orders.cancel': 'Cancelled',
  'orders.refund': 'Refunded',
  'orders.note': 'Wrote a note on',
  'returns.receive': 'Received a return of',
  'returns.exchange': 'Sent the other size for',
  'returns.refund': 'Refunded a return of',
  'returns.refuse': 'Refused a return of',
};

/** What a change is about, before its name and without one. */
const SUBJECTS: Readonly<Record<string, readonly [named: string, nameless: string]>> = {
  staff: ['', 'a person'],
  key: ['the API key ', 'an API key'],
};
/** The subjects whose ids say something to a reader. */
const TELLING = ['style', 'product', 'coupon', 'picture'];

const ACTORS = { staff: '', key: 'API key ', command: 'Command ' } as const;

/** The fields that are amounts in paise. */
const AMOUNTS = ['price', 'compareAtPrice', 'amount', 'minimum', 'refunds'];
const FIELDS: Readonly<Record<string, string>> = {
  oneTimeCodes: 'One-time codes',
  gstin: 'GSTIN',
  legalAddress: 'Address',
  hasPassword: 'Invitation accepted',
  disabledAt: 'Disabled',
  endedAt: 'Ended',
  email: 'E-mail',
  sku: 'SKU',
  hsn: 'HSN',
  compareAtPrice: 'Compare-at price',
};
/** What the rest of an entry says already when its subject is new. */
const UNTOLD = ['id', 'createdAt', 'hasPassword', 'file', 'isThere'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const NOTHING = 'nothing';
/** Longer texts are cut. */
const MOST_CHARACTERS = 80;

/** `names` are those of people and keys, by id, as far as they are known. */
export function activityView(entry: ActivityEntry, names: ReadonlyMap<string, string>): ActivityView {
  const { id, at, actor, subject, before, after } = entry;
  const fields = Object.keys({ ...before, ...after }).filter(
    (field) => (before !== undefined && after !== undefined) || !UNTOLD.includes(field),
  );
  return {
    ...{ id, at: formatTime(at), actor: `${ACTORS[actor.kind]}${actor.name}` },
    what: whatOf(entry, names),
    changes: fields.map((field) => ({
      // The pieces of a product, or its offer, are called after its SKU.
      field: ['stock', 'bulk-change'].includes(subject.kind) ? field : fieldName(field),
      before: before && wordOf(field, before[field]),
      after: wordOf(field, after?.[field]),
    })),
  };
}

function whatOf({ action, subject, before, after }: ActivityEntry, names: ReadonlyMap<string, string>): string {
  const { kind, id } = subject;
  if (kind === 'stock') return id === 'sheet' ? 'Changed the stock' : `Changed the stock of ${id}`;
  if (kind === 'settings') return 'Changed the settings of the shop';
  if (kind === 'bulk-change') return 'Changed many products';
  if (kind === 'import') return `Imported ${after?.file ?? 'products'}`;
  if (kind === 'samples') return 'Removed the sample shopper';
  const name =
    subject.name ?? nameOf(after) ?? nameOf(before) ?? names.get(id) ?? (TELLING.includes(kind) ? id : undefined);
  const [named, nameless] = SUBJECTS[kind] ?? [`the ${kind} `, `${kind === 'order' ? 'an' : 'a'} ${kind}`];
  const what = name === undefined ? nameless : `${named}${name}`;
  const order = ORDERS[action];
  if (order !== undefined) return `${order} ${what}`;
  if (before === undefined) return `${kind === 'staff' ? 'Invited' : kind === 'key' ? 'Made' : 'Added'} ${what}`;
  if (after === undefined) return `Removed ${what}`;
  return `${kind === 'key' && after.endedAt !== undefined ? 'Ended' : 'Changed'} ${what}`;
}

function nameOf(state: ActivityState | undefined): string | undefined {
  const name = state?.name ?? state?.title ?? state?.number;
  return typeof name === 'string' ? name : undefined;
}

function fieldName(field: string): string {
  return FIELDS[field] ?? capitalised(field.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
}

function wordOf(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return AMOUNTS.includes(field) ? formatMoney(value) : `${value}`;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map((each) => wordOf(field, each)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name).toLowerCase()} ${wordOf(name, each)}`)
      .join(', ');
  const text = `${value}`;
  if (TIME.test(text)) return formatTime(text);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
