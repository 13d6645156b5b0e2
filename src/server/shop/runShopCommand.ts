import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeJsonProducts } from '../../../adapters/product-files/jsonProduct.ts';
import { toRupees } from '../../../core/domain/money/Paise.ts';
import { checkShop } from './checkShop.ts';
import { exportOrders } from './exportOrders.ts';
import { importProductFile } from './importProductFile.ts';
import { removeSampleShopper } from './removeSampleShopper.ts';
import type { ShopCommand, ShopServices } from './ShopServices.ts';

type Entry = {
  readonly words: string;
  /** The least and the most files that the command takes. */
  readonly files: readonly [number, number];
  readonly options?: readonly string[];
  readonly usage: string;
  readonly run: ShopCommand;
};

/** Writes all products as JSON into a file, or prints them. An import of it changes nothing. */
const exportProducts: ShopCommand = async ({ files: [path] }, { stores, out }) => {
  const products = await stores.products.all();
  const json = writeJsonProducts(products);
  if (path === undefined) {
    out.print(json.trimEnd());
  } else {
    await writeFile(path, json);
    out.print(`${products.length} products written to ${path}`);
  }
  return 0;
};

/** Prints a line for each order, the oldest first. */
const listOrders: ShopCommand = async (_, { stores, out }) => {
  let count = 0;
  for await (const { paidAt, orderId, amountPaid, orderedProducts, email } of stores.orders.all()) {
    const pieces = orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0);
    out.print([paidAt, orderId, `₹${toRupees(amountPaid).toFixed(2)}`, `${pieces} items`, email].join('  '));
    count += 1;
  }
  out.print(`Orders: ${count}`);
  return 0;
};

const commands: readonly Entry[] = [
  {
    ...{ words: 'products import', files: [1, 1], options: ['pictures'], run: importProductFile },
    usage: 'FILE [--pictures FOLDER]   add and replace products from JSON or from CSV of Shopify',
  },
  { words: 'products export', files: [0, 1], run: exportProducts, usage: '[FILE]   write all products as JSON' },
  { words: 'orders list', files: [0, 0], run: listOrders, usage: '  print all orders, the oldest first' },
  {
    words: 'orders export',
    files: [1, 1],
    run: exportOrders,
    usage: 'FILE   write a row for each line of each order as CSV',
  },
  {
    ...{ words: 'sample-shopper remove', files: [0, 0], run: removeSampleShopper },
    usage: '  delete the sample shopper with her orders',
  },
  { words: 'check', files: [0, 0], run: checkShop, usage: '  tell the configuration and what is in the database' },
];

const USAGE = ['Usage: npm run shop -- COMMAND', ...commands.map(({ words, usage }) => `  ${words} ${usage}`)];

/** Runs a command of the shopkeeper. Never rejects: resolves with the exit code, 0 or 1. */
export async function runShopCommand(argv: readonly string[], services: ShopServices): Promise<number> {
  const { out } = services;
  try {
    const command = commands.find(({ words }) => words === argv.slice(0, words.split(' ').length).join(' '));
    if (command === undefined) return explain(argv[0], out);
    const { files, options } = inputOf(command, argv.slice(command.words.split(' ').length));
    return await command.run({ files, options }, services);
  } catch (error) {
    out.warn(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function explain(word: string | undefined, out: ShopServices['out']): number {
  const isAsked = word === '--help' || word === 'help';
  for (const line of USAGE) isAsked ? out.print(line) : out.warn(line);
  return isAsked ? 0 : 1;
}

function inputOf({ words, files: [least, most], options = [], usage }: Entry, args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
  });
  if (positionals.length < least || positionals.length > most) throw new Error(`Usage: ${words} ${usage}`);
  return { files: positionals, options: values as Record<string, string | undefined> };
}
