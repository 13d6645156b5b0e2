import { expect, it } from 'vitest';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { coupons, withDescription } from '../../../../core/domain/coupons/Coupon.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { CouponsViewModel } from './CouponsViewModel.ts';

const diwali = withDescription({ id: 'diwali', name: 'DIWALI', percent: 5, minimumPurchase: 0 });

it('The coupons are those of the back-end once they are loaded, and stay when there is no answer', async () => {
  const log = new MemoryLog();
  const answers = [async () => [diwali], () => Promise.reject(new Error('No answer'))];
  const prices = { coupons: () => (answers.shift() ?? (async () => coupons))() };
  const known = new CouponsViewModel({ prices, log, pendingWork: new PendingWork() });
  expect(known.all).toBe(coupons);
  await known.load();
  expect([known.find('diwali'), known.find('new-year'), known.find(undefined)]).toEqual([diwali, undefined, undefined]);
  await known.load();
  expect([known.all, log.entries.length]).toEqual([[diwali], 1]);
});
