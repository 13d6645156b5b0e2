import { describe, expect, it } from 'vitest';
import type { ForKeepingCoupons } from '../../../core/admin/ports/ForKeepingCoupons.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** The port on a back-end, with the test controls that the contract needs. */
export type StaffCouponsSubject = {
  readonly coupons: ForKeepingCoupons;
  /** Uses a coupon twice. */
  useTwice(id: string): Promise<void>;
  fail(how: 'offline' | 'broken' | 'signed-out'): void;
};

const first = [
  { id: 'black-friday', name: 'BLACK FRIDAY OFFER', amount: 2_000, minimum: 25_000, uses: 0, state: 'active' },
  { id: 'new-year', name: 'NEW YEAR OFFER', percent: 20, minimum: 50_000, uses: 0, state: 'active' },
];
const terms = {
  ...{ name: 'DIWALI', percent: 15, minimum: 0, mostUses: 3, mostPerShopper: 1 },
  ...{ startsAt: '2026-10-01T18:30:00+00:00', endsAt: '2026-11-01T18:30:00+00:00' },
};

export function describeStaffCouponsContract(name: string, makeSubject: () => Promise<StaffCouponsSubject>): void {
  describe(`${name} keeps the coupons`, () => {
    it('that a shop begins with, and new ones behind them', async () => {
      const { coupons } = await makeSubject();
      expect(await coupons.coupons()).toEqual(first);
      const saved = await coupons.add(terms);
      const coupon = { ...terms, id: expect.any(String), uses: 0, state: 'upcoming' };
      expect(saved).toEqual({ outcome: 'saved', coupon });
      expect(await coupons.coupons()).toEqual([...first, coupon]);
    });

    it('and changes what is given: a limit, no limit, another discount, the end', async () => {
      const { coupons } = await makeSubject();
      const change = async (...given: Parameters<ForKeepingCoupons['change']>) => {
        const saved = await coupons.change(...given);
        return saved.outcome === 'saved' ? saved.coupon : saved;
      };
      expect(await change('new-year', { mostUses: 2 })).toEqual({ ...first[1], mostUses: 2 });
      expect(await change('new-year', { mostUses: null, amount: 500 })).toEqual({
        ...{ id: 'new-year', name: 'NEW YEAR OFFER', amount: 500, minimum: 50_000, uses: 0, state: 'active' },
      });
      const endsAt = '2026-03-01T09:30:00+00:00';
      expect(await change('black-friday', { endsAt })).toEqual({ ...first[0], endsAt, state: 'ended' });
      expect(await change('black-friday', { endsAt: null })).toEqual(first[0]);
      expect(await change('black-friday', { endsAt: 'now' })).toEqual({ ...first[0], endsAt, state: 'ended' });
    });

    it('and refuses fewer uses than there are, and an unknown coupon', async () => {
      const { coupons, useTwice } = await makeSubject();
      await useTwice('black-friday');
      const refused = { outcome: 'refused', text: expect.stringMatching(/./) };
      expect(await coupons.change('black-friday', { mostUses: 1 })).toEqual(refused);
      expect(await coupons.change('unknown', { mostUses: 1 })).toEqual(refused);
      expect(await coupons.coupons()).toMatchObject([{ uses: 2 }, { uses: 0 }]);
    });

    it('and rejects without an answer, without a session, and when the back-end fails', async () => {
      const { coupons, fail } = await makeSubject();
      const calls = [() => coupons.coupons(), () => coupons.add(terms), () => coupons.change('new-year', {})];
      fail('offline');
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
      fail('signed-out');
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(SessionEnded);
      fail('broken');
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
    });
  });
}
