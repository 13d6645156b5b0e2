import { expect, it } from 'vitest';
import { lazyPort } from './lazyPort.ts';

class Counter {
  #count = 0;

  async add(more: number): Promise<number> {
    this.#count += more;
    return this.#count;
  }
}

function failingOnce(instead?: Counter) {
  const counter = new Counter();
  const loads = [Promise.reject(new Error('offline')), Promise.resolve(counter)];
  return lazyPort<Pick<Counter, 'add'>>(() => loads.shift() ?? Promise.resolve(counter), {}, instead);
}

it('A lazy port loads its adapter at the first call, and again after a failed load', async () => {
  const port = failingOnce();
  expect(await port).toBe(port);
  await expect(port.add(1)).rejects.toThrow('offline');
  expect([await port.add(2), await port.add(3)]).toEqual([2, 5]);
});

it('A call whose adapter cannot be loaded has the answer of another', async () => {
  const port = failingOnce(new Counter());
  expect([await port.add(1), await port.add(2), await port.add(3)]).toEqual([1, 2, 5]);
});

it('Its adapter answers at once when it is loaded', async () => {
  const port = lazyPort<{ now(): number | Promise<number> }>(async () => ({ now: () => 7 }));
  expect(port.now()).toBeInstanceOf(Promise);
  await port.now();
  expect(port.now()).toBe(7);
});

it('Calls that are made while its adapter is being loaded reach the same adapter', async () => {
  const port = lazyPort<Pick<Counter, 'add'>>(async () => new Counter());
  expect(await Promise.all([port.add(1), port.add(2)])).toEqual([1, 3]);
});

it('What is known of its adapter is there before it is loaded', () => {
  const port = lazyPort(() => new Promise<{ isKept: boolean; keep(): Promise<void> }>(() => undefined), {
    isKept: true,
  });
  expect(port.isKept).toBe(true);
  expect(port.keep()).toBeInstanceOf(Promise);
});
