import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { ServerConfiguration } from '../configuration.ts';

/** What the shopkeeper's commands work with. */
export type ShopServices = {
  readonly backEnd: Pick<BackEnd, 'importProducts'>;
  readonly stores: Pick<Stores, 'products' | 'orders' | 'transactions'>;
  readonly configuration: Pick<
    ServerConfiguration,
    'dataDir' | 'databaseUrl' | 'payments' | 'provider' | 'imageHosts' | 'siteUrl'
  >;
  readonly out: ShopOutput;
};

/** The shopkeeper's terminal. */
export type ShopOutput = {
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes a line about a fault. */
  warn(line: string): void;
  /** Shows a progress bar of this many steps, one at a time. */
  startProgress(title: string, steps: number): void;
  advance(): void;
  stopProgress(): void;
};

/** A command. Resolves with the exit code; rejects with an error whose message the shopkeeper may see. */
export type ShopCommand = (
  input: { readonly files: readonly string[]; readonly options: Readonly<Record<string, string | undefined>> },
  services: ShopServices,
) => Promise<number>;
