import { expect, it } from 'vitest';
import type { ActivityEntry } from '../../../../core/admin/ports/ForReadingActivity.ts';
import { activityView } from './activityView.ts';

const names = new Map([['leela', 'Leela']]);
const view = (entry: Partial<ActivityEntry>) =>
  activityView(
    {
      ...{ id: 'entry', at: '2026-03-01T09:00:00+00:00', action: 'catalogue.change' },
      ...{ actor: { kind: 'staff', id: 'ravi', name: 'Ravi' }, subject: { kind: 'style', id: 'tee' } },
      ...entry,
    },
    names,
  );
const subject = (kind: string, id = 'some-id') => ({ kind, id });
const changed = { before: { x: 1 }, after: { x: 2 } };

it.each<[string, Partial<ActivityEntry>]>([
  ['Packed an order', { action: 'orders.pack', subject: subject('order'), ...changed }],
  ['Packed the order CR-1', { action: 'orders.pack', subject: { ...subject('order'), name: 'CR-1' }, ...changed }],
  [
    'Changed the coupon DIWALI',
    { action: 'coupons.change', subject: { ...subject('coupon'), name: 'DIWALI' }, ...changed },
  ],
  ['Wrote a note on an order', { action: 'orders.note', subject: subject('order'), ...changed }],
  ['Changed the stock of tee-m', { action: 'stock.change', subject: subject('stock', 'tee-m'), ...changed }],
  ['Changed the stock', { action: 'stock.change', subject: subject('stock', 'sheet'), ...changed }],
  ['Invited Leela', { action: 'staff.change', subject: subject('staff'), after: { name: 'Leela' } }],
  ['Changed Leela', { action: 'staff.change', subject: subject('staff', 'leela'), ...changed }],
  ['Changed a person', { action: 'staff.change', subject: subject('staff'), ...changed }],
  ['Made the API key Export', { action: 'keys.change', subject: subject('key'), after: { name: 'Export' } }],
  ['Ended an API key', { action: 'keys.change', subject: subject('key'), before: {}, after: { endedAt: 'now' } }],
  ['Added the coupon MONSOON', { action: 'coupons.change', subject: subject('coupon', 'MONSOON'), after: {} }],
  ['Changed the style tee', changed],
  ['Removed the style tee', { before: { title: undefined } }],
  ['Changed many products', { subject: subject('bulk-change'), ...changed }],
  ['Changed a shelf', { subject: subject('shelf'), ...changed }],
])('The log says "%s"', (what, entry) => {
  expect(view(entry).what).toBe(what);
});

it.each<[string, unknown, string, string]>([
  ['price', 49_900, 'Price', '₹499'],
  ['compareAtPrice', null, 'Compare-at price', 'nothing'],
  ['percent', 20, 'Percent', '20'],
  ['hidden', true, 'Hidden', 'yes'],
  ['hasPassword', false, 'Invitation accepted', 'no'],
  ['endsAt', '2026-03-01T09:00:00+00:00', 'Ends at', '1 Mar 2026, 2:30 pm'],
  ['refunds', [100, 250], 'Refunds', '₹1, ₹2.50'],
  ['pictures', [], 'Pictures', 'nothing'],
  ['care', 'a'.repeat(100), 'Care', `${'a'.repeat(80)}…`],
  ['offer', { price: 100, hidden: false }, 'Offer', 'price ₹1, hidden no'],
])('The field %s with %j is told in words', (field, value, name, word) => {
  expect(view({ before: {}, after: { [field]: value } }).changes).toEqual([
    { field: name, before: 'nothing', after: word },
  ]);
});

it('What is new has no state before, and what its entry says anyway is not told twice', () => {
  const { changes } = view({ after: { id: 'k', createdAt: 'now', name: 'Export', role: 'packer' } });
  expect(changes).toEqual([
    { field: 'Name', before: undefined, after: 'Export' },
    { field: 'Role', before: undefined, after: 'packer' },
  ]);
});

it('Pieces are told by their SKU, and each entry says who and when', () => {
  const { actor, at, changes } = view({
    ...{ subject: subject('stock', 'sheet'), before: { 'Tee-M': 3 }, after: { 'Tee-M': 12 } },
    actor: { kind: 'key', id: 'k', name: 'Export' },
  });
  expect([actor, at]).toEqual(['API key Export', '1 Mar 2026, 2:30 pm']);
  expect(changes).toEqual([{ field: 'Tee-M', before: '3', after: '12' }]);
});
