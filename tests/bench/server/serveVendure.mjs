// Serves Vendure with these products on an empty PostgreSQL database until it gets SIGTERM. Prints the address of its shop API.
// Usage: VENDURE_DIR=<folder of npm packages> node serveVendure.mjs <URL of the database> < products.json
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

const [databaseUrl] = process.argv.slice(2);
const require = createRequire(join(process.env.VENDURE_DIR, 'package.json'));
const { bootstrap, DefaultLogger, DefaultSearchPlugin, JobQueueService, LogLevel } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const { pathname, searchParams } = new URL(databaseUrl);
const config = {
  apiOptions: { port: 0, hostname: '127.0.0.1' },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'admin', password: 'a long password' } },
  dbConnectionOptions: {
    ...{ type: 'postgres', host: searchParams.get('host'), username: searchParams.get('user') },
    ...{ database: pathname.slice(1), synchronize: true, poolSize: 10 },
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({})],
};

const initialData = {
  ...{ defaultLanguage: 'en', defaultZone: 'Asia', countries: [{ name: 'India', code: 'IN', zone: 'Asia' }] },
  ...{ taxRates: [{ name: 'Standard Tax', percentage: 0 }], shippingMethods: [{ name: 'Standard', price: 0 }] },
  ...{ paymentMethods: [], collections: [] },
};

function csvOf(products) {
  const columns = 'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand';
  const rows = products.map(({ name, price }, index) => {
    const quoted = `"${name.replaceAll('"', '""')}"`;
    return `${quoted},product-${index},${quoted},,,,,sku-${index},${price},standard,1000000`;
  });
  return [`${columns},trackInventory,variantAssets,variantFacets`, ...rows.map((row) => `${row},false,,`)].join('\n');
}

async function start() {
  const app = await bootstrap(config);
  await app.get(JobQueueService).start();
  return app;
}

const folder = mkdtempSync(join(tmpdir(), 'vendure-'));
const file = join(folder, 'products.csv');
writeFileSync(file, csvOf(await json(process.stdin)));
const app = await populate(start, initialData, file);
rmSync(folder, { recursive: true });
console.log(`${await app.getUrl()}/shop-api`);
