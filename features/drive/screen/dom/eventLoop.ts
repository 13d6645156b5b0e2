import type { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';

type Callback = (...given: unknown[]) => void;

/** Timers of this length or longer are the shop's and wait for the clock, in ms. Shorter ones are the libraries'. */
const LONG_TIMER_MS = 1000;

/** How much each reading of the clock is later than the one before, in ms. */
const READING_MS = 1 / 1024;

const native = { setImmediate: globalThis.setImmediate, setTimeout: globalThis.setTimeout, now: Date.now };
/** Both kinds of callbacks that are still to run, by their ids. */
const tasks = new Map<number, Callback>();
const timers = new Map<number, () => void>();
let clock: MemoryClock | undefined;
let readings = 0;
let lastId = 0;

/** Sets the clock for the time and for long timers; undefined restores the process's own. */
export function setClock(scenarioClock: MemoryClock | undefined): void {
  clock = scenarioClock;
  readings = 0;
}

/** The number of queued tasks that wait for no timer. */
export function tasksLeft(): number {
  return tasks.size;
}

/** Resolves when every task that is queued now has run, and every microtask. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => native.setImmediate(resolve));
}

/** Resolves when other threads, such as that of a password's hash, have had some time. */
export function otherThreads(): Promise<void> {
  return new Promise((resolve) => native.setTimeout(resolve, 10));
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
  const fire = () => {
    timers.delete(id);
    callback(...given);
  };
  timers.set(id, clock.after(delay, fire));
  return id;
}

function cancel(id: number): void {
  tasks.delete(id);
  timers.get(id)?.();
  timers.delete(id);
}

/**
 * Replaces the process's timers, so that no test waits for real time and the number of queued tasks is known: a long timer
 * waits until the scenario advances the clock, a short one runs in the next turn. This must run before a library stores a
 * reference to a timer function, as React's scheduler does; cucumber has stored Node's by then.
 */
Object.assign(globalThis, {
  setTimeout: startTimer,
  clearTimeout: cancel,
  setImmediate: enqueue,
  clearImmediate: cancel,
  requestAnimationFrame: (callback: Callback) => enqueue(() => callback(Date.now())),
  cancelAnimationFrame: cancel,
});
/** Each reading is later than the one before: a library may remove something only when the time is past its end. */
Date.now = () => (clock === undefined ? native.now() : clock.now() + READING_MS * ++readings);
