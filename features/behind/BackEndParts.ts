import type { BackEndDriver } from '../drive/contracts/BackEndDriver.ts';
import type { BindBackEnd } from './fake/MemoryDevice.ts';

/** A back-end of one scenario: its driver, and what binds the ports that it serves. */
export type BackEndParts = {
  readonly driver: BackEndDriver;
  readonly bind: BindBackEnd;
};
