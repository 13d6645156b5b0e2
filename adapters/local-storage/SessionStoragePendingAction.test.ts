import { expect, it } from 'vitest';
import { SessionStoragePendingAction } from './SessionStoragePendingAction.ts';
import { Device } from './testing/Device.ts';

const press = { productKey: 'tee', list: 'cart', path: '/', pressedAt: 1000 } as const;

it.each(['blocked', 'full'] as const)('lives as long as the page where storage is %s', (trouble) => {
  const device = new Device();
  device.trouble = trouble;
  const pendingActions = new SessionStoragePendingAction(device.openTab().storage);
  pendingActions.remember(press);
  expect(pendingActions.current()).toEqual(press);
  pendingActions.forget();
  expect(pendingActions.current()).toBeUndefined();
});

it.each(['{"produ', '{}', '{"productKey":"tee","list":"orders","path":"/","pressedAt":1}'])(
  'takes what it cannot understand for nothing: %s',
  (text) => {
    const device = new Device();
    device.texts.set('pendingAction', text);
    expect(new SessionStoragePendingAction(device.openTab().storage).current()).toBeUndefined();
  },
);

it('takes a path of a megabyte for nothing', () => {
  const device = new Device();
  device.texts.set('pendingAction', JSON.stringify({ ...press, path: `/${'x'.repeat(1_000_000)}` }));
  expect(new SessionStoragePendingAction(device.openTab().storage).current()).toBeUndefined();
});
