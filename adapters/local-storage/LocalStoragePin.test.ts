import { expect, it } from 'vitest';
import { LocalStoragePin } from './LocalStoragePin.ts';
import { Device } from './testing/Device.ts';

it.each(['4000', '<b>400050</b>', ''])('A stored text that is no PIN code is none: %s', async (text) => {
  const { storage } = new Device().openTab();
  storage().setItem('pin', text);
  expect(await new LocalStoragePin(storage).recall()).toBeUndefined();
});

it('Without storage, the PIN code lasts until the page is closed', async () => {
  const blocked = () => {
    throw new Error('Storage is blocked');
  };
  const pins = new LocalStoragePin(blocked);
  await pins.remember('400050');
  expect(await pins.recall()).toBe('400050');
  expect(await new LocalStoragePin(blocked).recall()).toBeUndefined();
});
