import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeJsonProducts } from '../../../adapters/product-files/jsonProduct.ts';
import { checkShop } from './checkShop.ts';
import { jobCommands } from './commands/jobCommands.ts';
import { moneyCommands } from './commands/moneyCommands.ts';
import { orderCommands } from './commands/orderCommands.ts';
import { staffCommands } from './commands/staffCommands.ts';
import { stockCommands } from './commands/stockCommands.ts';
import { importProductFile } from './importProductFile.ts';
import { removeSampleShopper } from './removeSampleShopper.ts';
import type { CommandEntry, CommandInput, ShopCommand, ShopServices } from './ShopServices.ts';

/** The option that may be repeated. */
const LINE = 'line';

/** Writes all products as JSON into a file, or prints them. An import of it changes nothing. */
const exportProducts: ShopCommand = async ({ values: [path] }, { stores, out }) => {
  const [products, levels] = await Promise.all([stores.products.all(), stores.stock.list()]);
  const json = writeJsonProducts(products, levels);
  if (path === undefined) {
    out.print(json.trimEnd());
  } else {
    await writeFile(path, json);
    out.print(`${products.length} products written to ${path}`);
  }
  return 0;
};

const commands: readonly CommandEntry[] = [
  {
    ...{ words: 'products import', values: [1, 1], takesPaths: true, options: ['pictures'], run: importProductFile },
    usage: 'FILE [--pictures FOLDER]   add and replace products from JSON or from CSV of Shopify',
  },
  {
    ...{ words: 'products export', values: [0, 1], takesPaths: true, run: exportProducts },
    usage: '[FILE]   write all products as JSON',
  },
  ...stockCommands,
  ...orderCommands,
  ...moneyCommands,
  ...jobCommands,
  ...staffCommands,
  {
    ...{ words: 'sample-shopper remove', values: [0, 0], run: removeSampleShopper },
    usage: '  delete the sample shopper with her orders, and disable the sample owner',
  },
  { words: 'check', values: [0, 0], run: checkShop, usage: '  tell the configuration and what is in the database' },
];

const USAGE = ['Usage: npm run shop -- COMMAND', ...commands.map(({ words, usage }) => `  ${words} ${usage}`)];

/** Runs a command of the shopkeeper. Never rejects: resolves with the exit code, 0 or 1. */
export async function runShopCommand(argv: readonly string[], services: ShopServices): Promise<number> {
  const { out } = services;
  try {
    const command = commandOf(argv);
    if (command === undefined) return explain(argv[0], out);
    const input = inputOf(command, argv.slice(command.words.split(' ').length));
    return await command.run(input, services);
  } catch (error) {
    out.warn(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Returns the words of a command with absolute paths, for a process with another working folder. */
export function withAbsolutePaths(argv: readonly string[]): readonly string[] {
  const command = commandOf(argv);
  if (command?.takesPaths === undefined) return argv;
  const count = command.words.split(' ').length;
  return argv.map((word, index) => (index < count || word.startsWith('-') ? word : resolve(word)));
}

function commandOf(argv: readonly string[]): CommandEntry | undefined {
  return commands.find(({ words }) => words === argv.slice(0, words.split(' ').length).join(' '));
}

function explain(word: string | undefined, out: ShopServices['out']): number {
  const isAsked = word === '--help' || word === 'help';
  for (const line of USAGE) isAsked ? out.print(line) : out.warn(line);
  return isAsked ? 0 : 1;
}

function inputOf(
  { words, values: [least, most], options = [], flags = [], usage }: CommandEntry,
  args: readonly string[],
) {
  const types = [
    ...options.map((name) => [name, { type: 'string', multiple: name === LINE }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ];
  const parsed = parseArgs({ args: joinNegative(args), options: Object.fromEntries(types), allowPositionals: true });
  const { positionals } = parsed;
  const values: Readonly<Record<string, unknown>> = parsed.values;
  if (positionals.length < least || positionals.length > most) throw new Error(`Usage: ${words} ${usage}`);
  const { [LINE]: lines = [], ...others } = values;
  return {
    values: positionals,
    options: Object.fromEntries(options.map((name) => [name, others[name]])) as CommandInput['options'],
    lines: lines as readonly string[],
    flags: new Set(flags.filter((name) => others[name] === true)),
  };
}

/** `parseArgs` takes a negative number after an option for an option, unless they are one word. */
function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const option = joined.at(-1);
    if (option?.startsWith('--') && /^-\d/.test(word)) joined.splice(-1, 1, `${option}=${word}`);
    else joined.push(word);
  }
  return joined;
}
