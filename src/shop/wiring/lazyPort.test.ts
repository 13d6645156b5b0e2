import { expect, it } from 'vitest';
import { lazyPort } from './lazyPort.ts';

class Counter {
  #count = 0;

  async add(more: number): Promise<number> {
    this.#count += more;
    return this.#count;
  }
}

it('A lazy port loads its adapter at the first call, and again after a failed load', async () => {
  const counter = new Counter();
  const loads = [Promise.reject(new Error('offline')), Promise.resolve(counter)];
  let count = 0;
  const port = lazyPort(() => {
    count += 1;
    return loads.shift() ?? Promise.resolve(counter);
  });
  expect(await port).toBe(port);
  expect(count).toBe(0);
  await expect(port.add(1)).rejects.toThrow('offline');
  expect([await port.add(2), await port.add(3)]).toEqual([2, 5]);
});

it('Its adapter answers at once when it is loaded', async () => {
  const port = lazyPort(async () => ({ now: (): number | Promise<number> => 7 }));
  expect(port.now()).toBeInstanceOf(Promise);
  await port.now();
  expect(port.now()).toBe(7);
});
