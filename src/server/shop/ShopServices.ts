import type { StaffUseCases } from '../../../core/backend/BackEnd.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import type { ServerConfiguration } from '../configuration.ts';

/** What the shopkeeper's commands work with. */
export type ShopServices = {
  readonly backEnd: StaffUseCases;
  readonly stores: Stores;
  readonly configuration: Pick<
    ServerConfiguration,
    'dataDir' | 'databaseUrl' | 'payments' | 'provider' | 'imageHosts' | 'siteUrl' | 'host' | 'port'
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

/** What follows the words of a command. */
export type CommandInput = {
  /** The values that are no options, such as files or the number of an order. */
  readonly values: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The values of `--line`, which may be repeated. */
  readonly lines: readonly string[];
  /** The options without a value that are set. */
  readonly flags: ReadonlySet<string>;
};

/** A command. Resolves with the exit code; rejects with an error whose message the shopkeeper may see. */
export type ShopCommand = (input: CommandInput, services: ShopServices) => Promise<number>;

/** A command with its words and what may follow them. */
export type CommandEntry = {
  readonly words: string;
  /** The least and the most values that the command takes. */
  readonly values: readonly [number, number];
  /** Whether the values and options are paths. */
  readonly takesPaths?: true;
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
  readonly usage: string;
  readonly run: ShopCommand;
};

/** Who changed something by a command, in the ledger of the stock and the timelines of orders. */
export const COMMAND_LINE = 'command line';

/** The commands in the activity of the admin. */
export const COMMAND_ACTOR: Actor = { kind: 'command', id: 'command', name: COMMAND_LINE };
