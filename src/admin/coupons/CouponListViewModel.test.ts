import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffCoupons } from '../../../adapters/memory/admin/MemoryStaffCoupons.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { makeKeepCoupons } from '../../../core/admin/coupons/KeepCoupons.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { CouponListViewModel } from './CouponListViewModel.ts';

let coupons: MemoryStaffCoupons;
let clock: MemoryClock;
let list: CouponListViewModel;
beforeEach(async () => {
  clock = new MemoryClock();
  coupons = new MemoryStaffCoupons(() => clock.now());
  const keepCoupons = makeKeepCoupons({ coupons, clock, log: new MemoryLog() });
  list = new CouponListViewModel({ keepCoupons, clock, pendingWork: new PendingWork() });
  await list.load();
});
const type = (fields: Partial<CouponListViewModel['form']['fields']>) => {
  for (const [field, value] of Object.entries(fields)) list.form.change(field as 'name', value);
};
const stateOf = (id: string) => list.views.find((view) => view.id === id)?.state;

describe('The coupons', () => {
  it('are shown with what they take off, and what the smallest cart becomes', () => {
    expect(list.views).toMatchObject([
      {
        name: 'BLACK FRIDAY OFFER',
        offer: '₹20',
        minimum: 'Above ₹250',
        example: '₹251 becomes ₹231',
        state: 'active',
      },
      { name: 'NEW YEAR OFFER', offer: '20%', minimum: 'Above ₹500', example: '₹501 becomes ₹400.80', dates: '' },
    ]);
  });

  it('are shown with their dates and uses', async () => {
    const base = { name: 'X', percent: 5, minimum: 0, uses: 1 };
    const startsAt = timestamp(clock.now() + 60_000);
    coupons.all.clear();
    coupons.all.set('a', { ...base, id: 'a', startsAt, endsAt: '2099-01-01T18:30:00+00:00', mostUses: 3 });
    coupons.all.set('b', { ...base, id: 'b', mostUses: 1, mostPerShopper: 2 });
    await list.load();
    expect(list.views).toMatchObject([
      {
        state: 'upcoming',
        uses: 'Used once, at most 3 times',
        dates: expect.stringMatching(/^From .* until 1 Jan 2099$/),
      },
      { state: 'used up', uses: 'Used once, at most once, at most 2 times by each shopper' },
    ]);
  });

  it('end at once, and go on when that is undone', async () => {
    await list.end('new-year');
    expect([stateOf('new-year'), list.news, list.canUndo]).toEqual(['ended', 'NEW YEAR OFFER has ended.', true]);
    await list.undo();
    expect([stateOf('new-year'), list.news, list.canUndo]).toEqual(['active', 'NEW YEAR OFFER goes on.', false]);
  });

  it('stay as they are without a connection, which is told', async () => {
    coupons.failure = new Unreachable('Network Error');
    await list.end('new-year');
    expect([stateOf('new-year'), list.canUndo]).toEqual(['active', false]);
    expect(list.failure).toMatch(/cannot be reached/);
    await list.load();
    expect(list.status).toBe('failed');
  });
});

describe('The form of a coupon', () => {
  it('adds one, and shows an example while it is typed', async () => {
    list.openNew();
    expect([list.isFormOpen, list.formTitle, list.example]).toEqual([true, 'New coupon', '']);
    type({ name: 'DIWALI', discount: '15', minimum: '999' });
    expect(list.example).toBe('₹1,000 becomes ₹850');
    await list.form.submit();
    expect([list.isFormOpen, list.news, list.views.length]).toEqual([false, 'DIWALI is saved.', 3]);
  });

  it('changes one, and only what was typed anew', async () => {
    const endsAt = '2099-01-01T05:00:00+00:00';
    coupons.all.set('new-year', {
      id: 'new-year',
      name: 'NEW YEAR OFFER',
      percent: 20,
      minimum: 50_000,
      endsAt,
      uses: 0,
    });
    await list.load();
    list.openChange('new-year');
    expect([list.formTitle, list.form.fields.endsAt]).toEqual(['Change coupon', '2099-01-01']);
    type({ kind: 'amount', discount: '75' });
    await list.form.submit();
    expect(coupons.all.get('new-year')).toEqual({
      ...{ id: 'new-year', name: 'NEW YEAR OFFER', amount: 7_500, minimum: 50_000, endsAt, uses: 0 },
    });
  });

  it('keeps what was typed when it is wrong, refused or not answered', async () => {
    list.openNew();
    type({ name: 'DIWALI', discount: '150' });
    await list.form.submit();
    expect([list.isFormOpen, list.form.errors.discount]).toEqual([
      true,
      'The percentage is a whole number from 1 to 100.',
    ]);
    type({ discount: '15' });
    coupons.failure = new Unreachable('Network Error');
    await list.form.submit();
    expect([list.form.refusal, list.form.fields.name]).toEqual([expect.stringMatching(/cannot be reached/), 'DIWALI']);
    coupons.failure = undefined;
    coupons.all.set('black-friday', { id: 'black-friday', name: 'B', amount: 2_000, minimum: 0, uses: 5 });
    await list.load();
    list.openChange('black-friday');
    type({ mostUses: '4' });
    await list.form.submit();
    expect([list.form.refusal, list.form.fields.mostUses]).toEqual(['The coupon is used 5 times already.', '4']);
    list.closeForm();
    expect(list.isFormOpen).toBe(false);
  });
});
