import type { BackEndDriver } from '../drive/contracts/BackEndDriver.ts';
import type { BindBackEnd, MemoryDevice } from './fake/MemoryDevice.ts';

/** A back-end of one scenario: its driver, and what binds the ports that it serves. */
export type BackEndParts = {
  readonly driver: BackEndDriver;
  readonly bind: BindBackEnd;
  /** The shopper's device, where the back-end decides what the device keeps. */
  readonly device?: MemoryDevice;
};
