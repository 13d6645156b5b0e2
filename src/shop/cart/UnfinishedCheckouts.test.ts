import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { RETRY_AFTER_MS } from '../../shared/connection/retryAfter.ts';
import { UnfinishedCheckouts } from './UnfinishedCheckouts.ts';

const placed: ConfirmPaymentOutcome = { outcome: 'placed', cart: { outcome: 'failed' } };
const unconfirmed: ConfirmPaymentOutcome = { outcome: 'unconfirmed' };

/** Checkouts whose confirmations have these outcomes, one list for each run. */
function checkouts(...runs: (readonly ConfirmPaymentOutcome[])[]) {
  const shown: string[] = [];
  let started = 0;
  const clock = new MemoryClock();
  const pendingWork = new PendingWork();
  const finishCheckouts = async () => {
    started += 1;
    return runs.shift() ?? [];
  };
  const cart = { takeOver: ({ outcome }: ConfirmPaymentOutcome) => void shown.push(outcome) };
  const unfinished = new UnfinishedCheckouts({ ...{ cart, finishCheckouts, pendingWork, clock } });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await new Promise(setImmediate);
  };
  return { unfinished, shown, pass, pendingWork, runs: () => started };
}

it('are confirmed, and the cart shows what they have left', async () => {
  const { unfinished, shown, pass, runs, pendingWork } = checkouts([placed, { outcome: 'already-placed' }]);
  const finishing = unfinished.finish();
  expect(pendingWork.isIdle).toBe(false);
  await finishing;
  await pass(60_000);
  expect([shown, runs(), pendingWork.isIdle]).toEqual([['placed', 'already-placed'], 1, true]);
});

it('are confirmed again a little later, until each is confirmed', async () => {
  const { unfinished, shown, pass, runs } = checkouts([unconfirmed, placed, unconfirmed], [unconfirmed], [placed]);
  await unfinished.finish();
  await pass(RETRY_AFTER_MS - 1);
  expect(runs()).toBe(1);
  await pass(1);
  expect(runs()).toBe(2);
  await pass(RETRY_AFTER_MS);
  await pass(60_000);
  expect(runs()).toBe(3);
  expect(shown).toEqual(['unconfirmed', 'placed', 'unconfirmed', 'unconfirmed', 'placed']);
});

it('one that the checkout page could not confirm is confirmed later as well', async () => {
  const { unfinished, shown, pass } = checkouts([placed]);
  unfinished.takeOver(unconfirmed);
  await pass(RETRY_AFTER_MS);
  expect(shown).toEqual(['unconfirmed', 'placed']);
});
