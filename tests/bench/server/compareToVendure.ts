import { newDatabase } from '../../postgres/privatePostgres.ts';
import { median } from '../median.ts';
import { load } from './load.ts';
import { registerShoppers } from './registerShoppers.ts';
import { shoppersCalls } from './shoppersCalls.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { startVendure } from './startVendure.ts';

const SHOPPERS = 60;
const LINES = 3;
const ROUNDS = 3;
const SECONDS = 4;
const CALLS = ['products', 'cart', 'one more'] as const;

/**
 * Prints the requests per second of our server and of Vendure on the same PostgreSQL. They are loaded in turn, so that other load
 * affects them equally; the figures are medians.
 */
export async function compareToVendure(): Promise<void> {
  console.log('\nRequests per second, ours and those of Vendure in turn. Ours ÷ Vendure: at least 20.');
  const [own, vendure] = [
    await startBuiltServer(await newDatabase()),
    await startVendure(await newDatabase(), SHOPPERS),
  ];
  try {
    const calls = shoppersCalls(await registerShoppers(own.address, SHOPPERS, LINES));
    const rows: Record<string, object> = {};
    for (const name of CALLS) {
      const rates: { readonly ours: number; readonly theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ours = await load(own.address, calls[name], { seconds: SECONDS });
        rates.push({ ours, theirs: await vendure[name](SECONDS) });
      }
      const [ours, theirs] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.theirs))];
      rows[name] = { ours, Vendure: theirs, 'ours ÷ Vendure': (ours / theirs).toFixed(1) };
    }
    console.table(rows);
  } finally {
    await Promise.all([own.stop(), vendure.stop()]);
  }
}
