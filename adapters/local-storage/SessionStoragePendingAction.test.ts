import { expect, it } from 'vitest';
import { SessionStoragePendingAction } from './SessionStoragePendingAction.ts';
import { Device } from './testing/Device.ts';

const action = { productKey: 'tee', list: 'cart', path: '/', requestedAt: 1000 } as const;

it.each(['blocked', 'full'] as const)('lives as long as the page where storage is %s', (trouble) => {
  const device = new Device();
  device.trouble = trouble;
  const pendingActions = new SessionStoragePendingAction(device.openTab().storage);
  pendingActions.remember(action);
  expect(pendingActions.current()).toEqual(action);
  pendingActions.forget();
  expect(pendingActions.current()).toBeUndefined();
});

it.each(['{"produ', '{}', '{"productKey":"tee","list":"orders","path":"/","requestedAt":1}'])(
  'ignores a text that it cannot read: %s',
  (text) => {
    const device = new Device();
    device.texts.set('pendingAction', text);
    expect(new SessionStoragePendingAction(device.openTab().storage).current()).toBeUndefined();
  },
);

it('ignores an action with a path of one megabyte', () => {
  const device = new Device();
  device.texts.set('pendingAction', JSON.stringify({ ...action, path: `/${'x'.repeat(1_000_000)}` }));
  expect(new SessionStoragePendingAction(device.openTab().storage).current()).toBeUndefined();
});
