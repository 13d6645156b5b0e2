import type { Device } from '../../browser/support/devices.ts';

/** A built shop to be measured: its files, its back-end, and which of its pages. */
export type Storefront = {
  readonly folder: string;
  readonly backEnd: typeof fetch;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly device: Device }[];
};
