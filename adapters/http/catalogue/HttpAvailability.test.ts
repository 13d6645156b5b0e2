import { expect, it } from 'vitest';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import { MemoryClock } from '../../memory/MemoryClock.ts';
import { MOST_KEYS } from '../../wire/availabilityCalls.ts';
import { HttpApi } from '../HttpApi.ts';
import { HttpAvailability } from './HttpAvailability.ts';

/** The adapter of a back-end that has two pieces of each product but `uncounted`, and the calls that it makes. */
function open() {
  const calls: string[][] = [];
  let isReachable = true;
  const fetch = async (input: RequestInfo | URL) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const keys = new URL(String(input), 'http://shop').searchParams.get('keys')?.split(',') ?? [];
    calls.push(keys);
    const counted = keys.filter((key) => key !== 'uncounted');
    return Response.json({ availability: Object.fromEntries(counted.map((key) => [key, { inStock: true, left: 2 }])) });
  };
  const clock = new MemoryClock();
  const stock = new HttpAvailability(new HttpApi({ fetch, monitor: new ConnectionMonitor() }), clock);
  return { stock, calls, clock, disconnect: () => (isReachable = false) };
}

/** Lets the adapter see that this time has passed. */
async function pass(clock: MemoryClock, milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await new Promise(setImmediate);
}

it('Products that appear one after another are asked for in one call', async () => {
  const { stock, calls, clock } = open();
  const cap = stock.availability('cap');
  await pass(clock, 99);
  const others = Promise.all([stock.availability('tee'), stock.availability('uncounted')]);
  await pass(clock, 99);
  expect(calls).toEqual([]);
  await pass(clock, 1);
  expect(calls).toEqual([['cap', 'tee', 'uncounted']]);
  expect([await cap, ...(await others)]).toEqual([{ inStock: true, left: 2 }, { inStock: true, left: 2 }, undefined]);
});

it('A product that appears later has a call of its own', async () => {
  const { stock, calls, clock } = open();
  void stock.availability('cap');
  await pass(clock, 100);
  void stock.availability('tee');
  await pass(clock, 100);
  expect(calls).toEqual([['cap'], ['tee']]);
});

it('More products than a call may name are asked for in several', async () => {
  const { stock, calls, clock } = open();
  const keys = Array.from({ length: MOST_KEYS + 1 }, (_, index) => `p${index}`);
  const answers = Promise.all(keys.map((key) => stock.availability(key)));
  await pass(clock, 100);
  expect(calls.map((call) => call.length)).toEqual([MOST_KEYS, 1]);
  expect(await answers).toEqual(keys.map(() => ({ inStock: true, left: 2 })));
});

it('A key that a call cannot name is not counted', async () => {
  const { stock, calls, clock } = open();
  expect(await stock.availability('a,b')).toBeUndefined();
  await pass(clock, 100);
  expect(calls).toEqual([]);
});

it('A failure reaches everyone who asked, and the next call is made', async () => {
  const { stock, clock, disconnect } = open();
  disconnect();
  const answers = Promise.allSettled([stock.availability('cap'), stock.availability('tee')]);
  await pass(clock, 100);
  const failed = (await answers).map((answer) => answer.status === 'rejected' && answer.reason instanceof Unreachable);
  expect(failed).toEqual([true, true]);
  const next = Promise.allSettled([stock.availability('cap')]);
  await pass(clock, 100);
  expect(await next).toMatchObject([{ status: 'rejected' }]);
});
