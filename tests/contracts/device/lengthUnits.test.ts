import { describe, expect, it } from 'vitest';
import { LocalStorageLengthUnit } from '../../../adapters/local-storage/LocalStorageLengthUnit.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryLengthUnit } from '../../../adapters/memory/device/MemoryLengthUnit.ts';
import type { ForRememberingLengthUnit } from '../../../core/storefront/ports/device/ForRememberingLengthUnit.ts';

/** `open` returns the port of another tab of the same device. */
function describeLengthUnitsContract(name: string, openDevice: () => () => ForRememberingLengthUnit): void {
  describe(`${name} remembers a unit`, () => {
    it('which there is none of at first', async () => {
      expect(await openDevice()().recall()).toBeUndefined();
    });

    it('as it was remembered last, in every tab', async () => {
      const open = openDevice();
      const units = open();
      await units.remember('inches');
      expect([await units.recall(), await open().recall()]).toEqual(['inches', 'inches']);
      await units.remember('cm');
      expect([await units.recall(), await open().recall()]).toEqual(['cm', 'cm']);
    });
  });
}

describeLengthUnitsContract('MemoryLengthUnit', () => {
  const units = new MemoryLengthUnit();
  return () => units;
});

describeLengthUnitsContract('LocalStorageLengthUnit', () => {
  const device = new Device();
  return () => new LocalStorageLengthUnit(device.openTab().storage);
});

it('A stored text that is no unit is none', async () => {
  const { storage } = new Device().openTab();
  storage().setItem('length-unit', 'ells');
  expect(await new LocalStorageLengthUnit(storage).recall()).toBeUndefined();
});

it('Without storage, the unit lasts until the page is closed', async () => {
  const blocked = () => {
    throw new Error('Storage is blocked');
  };
  const units = new LocalStorageLengthUnit(blocked);
  await units.remember('inches');
  expect([await units.recall(), await new LocalStorageLengthUnit(blocked).recall()]).toEqual(['inches', undefined]);
});
