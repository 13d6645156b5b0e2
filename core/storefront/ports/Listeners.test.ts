import { expect, it } from 'vitest';
import { Listeners } from './Listeners.ts';

it('calls a listener that was added twice as often as it is still subscribed', () => {
  const listeners = new Listeners();
  let calls = 0;
  const listener = () => {
    calls += 1;
  };
  const remove = listeners.add(listener);
  listeners.add(listener);
  listeners.call();
  remove();
  remove();
  listeners.call();
  expect(calls).toBe(3);
});

it('does not call a listener that another one adds during the call', () => {
  const listeners = new Listeners();
  let calls = 0;
  listeners.add(() => {
    listeners.add(() => {
      calls += 1;
    });
  });
  listeners.call();
  expect(calls).toBe(0);
});
