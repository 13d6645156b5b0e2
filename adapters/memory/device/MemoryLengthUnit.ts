import type { LengthUnit } from '../../../core/domain/measures/SizeChart.ts';
import type { ForRememberingLengthUnit } from '../../../core/storefront/ports/device/ForRememberingLengthUnit.ts';

/** The unit of measures on a device, which its tabs share. */
export class MemoryLengthUnit implements ForRememberingLengthUnit {
  #unit: LengthUnit | undefined;

  async recall(): Promise<LengthUnit | undefined> {
    return this.#unit;
  }

  async remember(unit: LengthUnit): Promise<void> {
    this.#unit = unit;
  }
}
