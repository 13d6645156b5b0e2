import { expect, it } from 'vitest';
import { ConnectionMonitor } from './ConnectionMonitor.ts';

function watched() {
  const monitor = new ConnectionMonitor();
  const heard: unknown[] = [];
  monitor.whenChanged(() => heard.push(monitor.isOnline()));
  monitor.whenAdvised((wait) => heard.push(wait));
  return { monitor, heard: () => heard.splice(0) };
}

it('A back-end counts as reachable until a call shows that it is not', () => {
  const { monitor, heard } = watched();
  expect(monitor.isOnline()).toBe(true);
  monitor.report(true);
  expect(heard()).toEqual([]);
  monitor.report(false);
  monitor.report(false);
  expect(heard()).toEqual([false]);
});

it('When the back-end is reachable again, a call is likely to get through', () => {
  const { monitor, heard } = watched();
  monitor.report(false);
  heard();
  monitor.assumeOnline();
  expect(heard()).toEqual([true, 0]);
});

it('Passes on how long the back-end asks to wait', () => {
  const { monitor, heard } = watched();
  monitor.advise(2000);
  expect(heard()).toEqual([2000]);
});
