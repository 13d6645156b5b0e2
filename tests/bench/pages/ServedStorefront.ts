import type { Device } from '../../browser/support/devices.ts';

/** A shop that is served to be measured, and which of its pages. */
export type ServedStorefront = {
  /** Its URL, without a path. */
  readonly address: string;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly device: Device }[];
  /** A shopper who is logged in, and the page of a piece in several sizes. */
  readonly shopper: Device;
  readonly sizedPath: string;
  stop(): Promise<void>;
};
