import type { Device } from '../../browser/support/devices.ts';

/** A shop that is served to be measured, and which of its pages. */
export type ServedStorefront = {
  /** Its URL, without a path. */
  readonly address: string;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly device: Device }[];
  stop(): Promise<void>;
};
