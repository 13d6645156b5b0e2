import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import { StandInJournal } from '../../adapters/razorpay-api/stand-in/StandInJournal.ts';
import { toWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { FILES } from './editions.ts';
import { exportedOrders, filledDatabase, recordDatabase } from './record/recordDatabase.ts';
import { recordDevice, recordDeviceOfMock } from './record/recordDevices.ts';
import { recordServer } from './record/recordServer.ts';
import * as devices from './record/sampleDevices.ts';
import * as shop from './record/sampleShop.ts';

/** Writes the documents of this edition: `node --import tsx tests/records/record.ts 2026-11`. */
const [edition = ''] = process.argv.slice(2);
if (!/^\d{4}-\d\d$/.test(edition)) throw new Error('Name the edition by its year and month, such as 2026-11');
const folder = fileURLToPath(new URL(`${edition}/`, import.meta.url));
mkdirSync(folder);

function write(name: keyof typeof FILES, content: object | string): void {
  writeFileSync(`${folder}${name}`, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

write('device.json', await recordDevice());
write('device-of-mock.json', await recordDeviceOfMock());
write('products.json', writeJsonProducts(shop.products));
const listed = shop.products.filter(({ isListed }) => isListed);
write('catalogue.json', { products: listed.map(toWireProduct) });
const payments: keyof typeof FILES = 'payments.jsonl';
for (const entry of shop.journal) new StandInJournal(`${folder}${payments}`).write(entry);
const { database, life } = await filledDatabase();
write('database.sql', await recordDatabase(database));
const server: keyof typeof FILES = 'server.tgz';
await recordServer(`${folder}${server}`);
write('orders.csv', await exportedOrders(database));
await database.close();
write('expected.json', { shop, devices, life });
