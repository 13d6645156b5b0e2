import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { SHORTEST_WAIT_MS } from '../../../core/storefront/ports/failures/retryDelay.ts';
import { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { UnfinishedCheckouts } from './UnfinishedCheckouts.ts';

const placed: ConfirmPaymentOutcome = { outcome: 'placed', cart: { outcome: 'failed' } };
const unconfirmed: ConfirmPaymentOutcome = { outcome: 'unconfirmed' };

/** Checkouts whose confirmations have these outcomes, one list for each run. */
function checkouts(...runs: (readonly ConfirmPaymentOutcome[])[]) {
  const shown: string[] = [];
  let started = 0;
  const clock = new MemoryClock();
  const finishCheckouts = async () => {
    started += 1;
    return runs.shift() ?? [];
  };
  const cart = { takeOver: ({ outcome }: ConfirmPaymentOutcome) => void shown.push(outcome) };
  const unfinished = new UnfinishedCheckouts({
    cart,
    finishCheckouts,
    pendingWork: new PendingWork(),
    connection: new ConnectionViewModel(new ConnectionMonitor(), clock),
  });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await new Promise(setImmediate);
  };
  return { unfinished, shown, pass, runs: () => started };
}

it('are confirmed again a little later, until each is confirmed', async () => {
  const { unfinished, shown, pass, runs } = checkouts([unconfirmed, placed, unconfirmed], [unconfirmed], [placed]);
  await unfinished.finish();
  await pass(SHORTEST_WAIT_MS - 1);
  expect(runs()).toBe(1);
  await pass(1);
  expect(runs()).toBe(2);
  await pass(SHORTEST_WAIT_MS);
  await pass(60_000);
  expect(runs()).toBe(3);
  expect(shown).toEqual(['unconfirmed', 'placed', 'unconfirmed', 'unconfirmed', 'placed']);
});

it('one that the checkout page could not confirm is confirmed later as well', async () => {
  const { unfinished, shown, pass } = checkouts([placed]);
  unfinished.takeOver(unconfirmed);
  await pass(SHORTEST_WAIT_MS);
  expect(shown).toEqual(['unconfirmed', 'placed']);
});

it('are confirmed a second after a new failure, once all were confirmed', async () => {
  const { unfinished, pass, runs } = checkouts([unconfirmed], [unconfirmed], [placed], [unconfirmed]);
  await unfinished.finish();
  await pass(1000);
  await pass(2000);
  unfinished.takeOver(unconfirmed);
  await pass(1000);
  expect(runs()).toBe(4);
});
