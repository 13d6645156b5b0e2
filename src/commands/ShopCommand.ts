import type { ShopClient } from './ShopClient.ts';

/** What the shopkeeper's commands work with. */
export type ShopServices = { readonly shop: ShopClient; readonly out: ShopOutput };

/** The shopkeeper's terminal. */
export type ShopOutput = {
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes a line about a fault. */
  warn(line: string): void;
  /** Shows a progress bar of this many steps. */
  startProgress(title: string, steps: number): void;
  advance(steps: number): void;
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

/** A command that reads and writes the data of the shop itself. `variables` are those of the environment. */
export type DataCommand = (
  input: CommandInput,
  services: { readonly variables: Readonly<Record<string, string | undefined>>; readonly out: ShopOutput },
) => Promise<number>;

/** A command with its words and what may follow them. */
export type CommandEntry = {
  readonly words: string;
  /** The least and the most values that the command takes. */
  readonly values: readonly [number, number];
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
  readonly usage: string;
} & ({ readonly run: ShopCommand } | { readonly runOnData: DataCommand });
