import type { BindBackEnd } from '../device/MemoryDevice.ts';
import type { BackEndDriver } from '../drivers/BackEndDriver.ts';

/** A back-end of one scenario: its driver, and what binds the ports that it serves. */
export type BackEndParts = {
  readonly driver: BackEndDriver;
  readonly bind: BindBackEnd;
};
