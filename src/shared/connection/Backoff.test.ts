import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { Backoff } from './Backoff.ts';

function aBackoff(random?: () => number) {
  const clock = new MemoryClock();
  const network = new ConnectionMonitor(random);
  const backoff = new Backoff(clock, network);
  const times: number[] = [];
  const fail = () =>
    backoff.schedule(() => {
      times.push(clock.elapsed() / 1000);
      fail();
    });
  /** The seconds between the attempts. */
  const waits = () => times.map((time, at) => time - (times[at - 1] ?? 0));
  return { clock, network, backoff, times, fail, waits };
}

describe('What fails is tried again', () => {
  it('after 1, 2, 4 … 60 s', () => {
    const { clock, fail, waits } = aBackoff();
    fail();
    clock.advance(183_000);
    expect(waits()).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('at other times in each tab', () => {
    const { clock, fail, waits } = aBackoff(() => 0.5);
    fail();
    clock.advance(60_000);
    expect(waits()).toEqual([1.25, 1.5, 3, 6, 12, 24]);
  });

  it('after a second again, once it has succeeded', () => {
    const { clock, backoff, fail, times } = aBackoff();
    fail();
    clock.advance(10_000);
    backoff.reset();
    clock.advance(60_000);
    expect(times).toEqual([1, 3, 7]);
    fail();
    clock.advance(1000);
    expect(times).toEqual([1, 3, 7, 71]);
  });

  it('once for several failures while it waits, with the latest attempt', () => {
    const { clock, backoff } = aBackoff();
    const called: string[] = [];
    backoff.schedule(() => called.push('first'));
    clock.advance(900);
    backoff.schedule(() => called.push('second'));
    clock.advance(100);
    expect(called).toEqual(['second']);
    clock.advance(120_000);
    expect(called).toHaveLength(1);
  });

  it('at once when a call is likely to get through, and then after the next wait', () => {
    const { clock, network, fail, waits } = aBackoff();
    fail();
    clock.advance(8000);
    network.advise(0);
    clock.advance(16_000);
    expect(waits()).toEqual([1, 2, 4, 1, 16]);
  });

  it('at once when another call gets through', () => {
    const { network, fail, times } = aBackoff();
    network.report(false);
    fail();
    network.report(true);
    expect(times).toEqual([0]);
  });
});

describe('When the back-end asks to wait', () => {
  it('nothing is tried before that, even when a call is likely to get through', () => {
    const { clock, network, fail, times } = aBackoff();
    fail();
    network.advise(30_000);
    clock.advance(29_999);
    network.advise(0);
    expect(times).toEqual([]);
    clock.advance(1);
    expect(times).toEqual([30]);
  });

  it('it is heeded before anything has failed', () => {
    const { clock, network, fail, times } = aBackoff();
    network.advise(30_000);
    fail();
    clock.advance(29_999);
    expect(times).toEqual([]);
    clock.advance(1);
    expect(times).toEqual([30]);
  });

  it('the waits are as before once that is over', () => {
    const { clock, network, fail, times } = aBackoff();
    network.advise(3000);
    clock.advance(3000);
    fail();
    network.advise(0);
    expect(times).toEqual([3]);
    clock.advance(2000);
    expect(times).toEqual([3, 5]);
  });

  it('the latest word counts', () => {
    const { clock, network, fail, times } = aBackoff();
    fail();
    network.advise(5000);
    clock.advance(4000);
    network.advise(20_000);
    clock.advance(19_999);
    network.advise(0);
    expect(times).toEqual([]);
    clock.advance(1);
    expect(times).toEqual([24]);
  });

  it('what is resumed waits as well, and then follows at once', () => {
    const { clock, network, backoff } = aBackoff();
    const times: number[] = [];
    const resume = () => backoff.resume(() => times.push(clock.elapsed() / 1000));
    network.advise(5000);
    resume();
    clock.advance(4999);
    expect(times).toEqual([]);
    clock.advance(1);
    resume();
    expect(times).toEqual([5, 5]);
  });
});
