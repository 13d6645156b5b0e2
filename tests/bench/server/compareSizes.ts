import { median } from '../median.ts';
import { load } from './load.ts';
import { type FilledShop, openFilledShop } from './openFilledShop.ts';
import { placeOrders } from './placeOrders.ts';
import { cpuOf } from './processes.ts';
import { shoppersCalls } from './shoppersCalls.ts';

const MANY_SHOPPERS = 100_000;
const AT_ONCE = 8;
const ROUNDS = 5;
/** How often each call is made in a round: often enough for a CPU time that is told in steps of 10 ms. */
const AMOUNTS = { products: 4000, cart: 3000, 'one more': 2000, 'list orders': 2000, order: 200 };

type CallName = keyof typeof AMOUNTS;
type ComparedShops = { readonly small: FilledShop; readonly large: FilledShop };

/**
 * Prints the CPU time that the server and PostgreSQL need for each call, with 60 shoppers and with 100,000 more, who have 1,000,000
 * orders. The 60 have the same carts and orders in both shops, and make the calls.
 */
export async function compareSizes(): Promise<void> {
  console.log('\nCPU ms for each call, server and PostgreSQL together. Large ÷ small: at most 1.3.');
  const small = await openFilledShop({ shoppers: 0 });
  const large = await openFilledShop({ shoppers: MANY_SHOPPERS });
  try {
    const rows: Record<string, object> = {};
    for (const name of Object.keys(AMOUNTS) as CallName[]) rows[name] = await compare(name, { small, large });
    console.table(rows);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

/** Measures the two shops in turn, so that other load and warming up affect them equally. */
async function compare(name: CallName, { small, large }: ComparedShops): Promise<object> {
  const times: { readonly small: number; readonly large: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push({ small: await cpuPerCall(name, small), large: await cpuPerCall(name, large) });
  }
  const [ofSmall, ofLarge] = [median(times.map((each) => each.small)), median(times.map((each) => each.large))];
  return { small: ofSmall.toFixed(3), large: ofLarge.toFixed(3), 'large ÷ small': (ofLarge / ofSmall).toFixed(2) };
}

async function cpuPerCall(name: CallName, { address, shoppers, pids }: FilledShop): Promise<number> {
  const before = cpuOf(...pids);
  const amount = AMOUNTS[name];
  if (name === 'order') {
    let left = amount;
    await placeOrders(address, shoppers, { atOnce: AT_ONCE, goesOn: () => left-- > 0 });
  } else {
    await load(address, shoppersCalls(shoppers)[name], { amount });
  }
  return (cpuOf(...pids) - before) / amount;
}
