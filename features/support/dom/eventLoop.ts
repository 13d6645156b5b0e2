import type { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';

type Callback = (...given: unknown[]) => void;

/** Timers of this length or longer are the shop's and wait for the clock, in ms. Shorter ones are the libraries'. */
const LONG_TIMER_MS = 1000;

/** How much later each look at the clock is than the one before, in ms. */
const LOOK_MS = 1 / 1024;

const native = { setImmediate: globalThis.setImmediate, now: Date.now };
/** Both kinds of callbacks that are still to run, by their ids. */
const tasks = new Map<number, Callback>();
const timers = new Map<number, () => void>();
let clock: MemoryClock | undefined;
let looks = 0;
let lastId = 0;

/** Sets the clock that tells the time and rings long timers; without one they are the process's own again. */
export function setClock(scenarioClock: MemoryClock | undefined): void {
  clock = scenarioClock;
  looks = 0;
}

/** How many tasks are left to run without any time passing. */
export function tasksLeft(): number {
  return tasks.size;
}

/** Resolves when every task that is waiting by now has run, and every microtask. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => native.setImmediate(resolve));
}

function enqueue(callback: Callback, ...given: unknown[]): number {
  const id = ++lastId;
  tasks.set(id, callback);
  native.setImmediate(() => {
    if (tasks.delete(id)) callback(...given);
  });
  return id;
}

function startTimer(callback: Callback, delay = 0, ...given: unknown[]): number {
  if (delay < LONG_TIMER_MS || clock === undefined) return enqueue(callback, ...given);
  const id = ++lastId;
  const ring = () => {
    timers.delete(id);
    callback(...given);
  };
  timers.set(id, clock.after(delay, ring));
  return id;
}

function cancel(id: number): void {
  tasks.delete(id);
  timers.get(id)?.();
  timers.delete(id);
}

/**
 * Replaces the process's timers, so that nothing sleeps and it is known when nothing is left to run: a long timer waits until
 * the scenario lets time pass, a short one runs in the next turn. This must happen before a library keeps a timer function of
 * its own, as React's scheduler does; cucumber has kept Node's by then.
 */
Object.assign(globalThis, {
  setTimeout: startTimer,
  clearTimeout: cancel,
  setImmediate: enqueue,
  clearImmediate: cancel,
  requestAnimationFrame: (callback: Callback) => enqueue(() => callback(Date.now())),
  cancelAnimationFrame: cancel,
});
/** A time is over only once the clock is past it, as for react-hot-toast: no two looks at the clock see the same moment. */
Date.now = () => (clock === undefined ? native.now() : clock.now() + LOOK_MS * ++looks);
