import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { bytesOf } from '../bytesOf.ts';
import type { ShopCommand } from '../ShopCommand.ts';

/** Writes a row for each line of each order, the oldest first. Amounts are in rupees. */
export const exportOrders: ShopCommand = async ({ values: [path = ''] }, { shop, out }) => {
  let count = 0;
  let latest: string | undefined;
  const rows = parse({ from_line: 2 }).on('data', ([order]: readonly string[]) => {
    if (order !== latest) count += 1;
    latest = order;
  });
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      rows.write(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(bytesOf(await shop.open('GET /order-lines.csv'))), counted, createWriteStream(path));
  await new Promise<void>((resolve, reject) => {
    rows.once('error', reject).once('end', resolve).end();
  });
  out.print(`${count} orders written to ${path}`);
  return 0;
};
