/**
 * Runs in the page: a fake clock that only `passTime` advances. Timers of a second or more are the shop's and wait for it;
 * shorter ones are those of React and the dialogs, and fire at once.
 */
export function fakeTimers(): void {
  const SHOP_TIMER_MS = 1000;
  const FIRST_OWN_ID = 1_000_000_000;
  const NativeDate = Date;
  const setNative = window.setTimeout.bind(window);
  const clearNative = window.clearTimeout.bind(window);
  const waiting = new Map<number, { readonly at: number; readonly fire: () => void }>();
  let now = NativeDate.now();
  let lastId = FIRST_OWN_ID;

  const setFake = (callback: TimerHandler, delay = 0, ...given: unknown[]): number => {
    if (delay < SHOP_TIMER_MS || typeof callback !== 'function') return setNative(callback, 0, ...given);
    lastId += 1;
    waiting.set(lastId, { at: now + delay, fire: () => callback(...given) });
    return lastId;
  };
  const clearFake = (id?: number): void => {
    if (id === undefined || !waiting.delete(id)) clearNative(id);
  };
  const nextUntil = (end: number) =>
    [...waiting].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];

  Object.assign(window, { setTimeout: setFake, clearTimeout: clearFake });
  window.Date = new Proxy(NativeDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  window.recorder.passTime = (milliseconds) => {
    const end = now + milliseconds;
    for (let next = nextUntil(end); next !== undefined; next = nextUntil(end)) {
      const [id, { at, fire }] = next;
      waiting.delete(id);
      now = at;
      fire();
    }
    now = end;
  };
}
