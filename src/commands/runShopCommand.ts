import { parseArgs } from 'node:util';
import { backupCommands } from './commands/backupCommands.ts';
import { jobCommands } from './commands/jobCommands.ts';
import { moneyCommands } from './commands/moneyCommands.ts';
import { orderCommands } from './commands/orderCommands.ts';
import { productCommands } from './commands/productCommands.ts';
import { returnCommands } from './commands/returnCommands.ts';
import { setupCommands } from './commands/setupCommands.ts';
import { staffCommands } from './commands/staffCommands.ts';
import { stockCommands } from './commands/stockCommands.ts';
import type { ShopClient } from './ShopClient.ts';
import type { CommandEntry, CommandInput, ShopOutput } from './ShopCommand.ts';

/** The option that may be repeated. */
const LINE = 'line';

const commands: readonly CommandEntry[] = [
  ...productCommands,
  ...stockCommands,
  ...orderCommands,
  ...returnCommands,
  ...moneyCommands,
  ...jobCommands,
  ...staffCommands,
  ...setupCommands,
  ...backupCommands,
];

const USAGE = ['Usage: npm run shop -- COMMAND', ...commands.map(({ words, usage }) => `  ${words} ${usage}`)];

/** Runs a command of the shopkeeper. Never rejects: resolves with the exit code, 0 or 1. */
export async function runShopCommand(
  argv: readonly string[],
  openShop: () => Promise<ShopClient>,
  out: ShopOutput,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  try {
    const command = commandOf(argv);
    if (command === undefined) return explain(argv[0], out);
    const input = inputOf(command, argv.slice(command.words.split(' ').length));
    if ('runOnData' in command) return await command.runOnData(input, { variables, out });
    return await command.run(input, { shop: await openShop(), out });
  } catch (error) {
    out.warn(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function commandOf(argv: readonly string[]): CommandEntry | undefined {
  return commands.find(({ words }) => words === argv.slice(0, words.split(' ').length).join(' '));
}

function explain(word: string | undefined, out: ShopOutput): number {
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
