import { expect, it } from 'vitest';
import { SessionStoragePress } from './SessionStoragePress.ts';
import { Device } from './testing/Device.ts';

const press = { productKey: 'tee', list: 'cart', path: '/', pressedAt: 1000 } as const;

it.each(['blocked', 'full'] as const)('lives as long as the page where storage is %s', (trouble) => {
  const device = new Device();
  device.trouble = trouble;
  const presses = new SessionStoragePress(device.openTab().storage);
  presses.remember(press);
  expect(presses.current()).toEqual(press);
  presses.forget();
  expect(presses.current()).toBeUndefined();
});

it.each(['{"produ', '{}', '{"productKey":"tee","list":"orders","path":"/","pressedAt":1}'])(
  'takes what it cannot understand for nothing: %s',
  (text) => {
    const device = new Device();
    device.texts.set('unfinishedPress', text);
    expect(new SessionStoragePress(device.openTab().storage).current()).toBeUndefined();
  },
);
