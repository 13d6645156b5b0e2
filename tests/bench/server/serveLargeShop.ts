import { openShop } from '../large/openShop.ts';

/** Serves the built shop with as many products as the argument says, and prints its address. */
const { address } = await openShop(Number(process.argv[2]));
console.log(address);
