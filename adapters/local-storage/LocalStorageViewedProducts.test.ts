import { describe, expect, it } from 'vitest';
import { LocalStorageViewedProducts } from './LocalStorageViewedProducts.ts';
import { Device } from './testing/Device.ts';

describe('The viewed products in local storage', () => {
  it.each([
    '',
    '{"version":1,"keys":[',
    '[null,1]',
    '{"version":2,"keys":["tee"]}',
    '{"version":1,"keys":["tee",7]}',
    JSON.stringify({ version: 1, keys: Array(13).fill('tee') }),
    JSON.stringify({ version: 1, keys: ['x'.repeat(1_000_000)] }),
  ])('are none when they cannot be read: %.40s', (text) => {
    const device = new Device();
    device.texts.set('viewedProducts', text);
    expect(new LocalStorageViewedProducts(device.openTab().storage).keys()).toEqual([]);
  });

  it.each(['full', 'blocked'] as const)('last until the page is closed when the storage is %s', (trouble) => {
    const device = new Device();
    device.trouble = trouble;
    const { storage } = device.openTab();
    const viewed = new LocalStorageViewedProducts(storage);
    viewed.remember(['tee']);
    expect(viewed.keys()).toEqual(['tee']);
    expect(new LocalStorageViewedProducts(storage).keys()).toEqual([]);
    viewed.forget();
    expect(viewed.keys()).toEqual([]);
  });

  it('leave no trace once they are forgotten', () => {
    const device = new Device();
    const viewed = new LocalStorageViewedProducts(device.openTab().storage);
    viewed.remember(['tee']);
    expect(device.texts.get('viewedProducts')).toBe('{"version":1,"keys":["tee"]}');
    viewed.forget();
    expect(device.texts.size).toBe(0);
  });
});
