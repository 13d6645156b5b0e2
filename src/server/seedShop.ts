import { productSeeds } from '../../adapters/seeds/products.ts';
import { fromWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { Simulation } from './simulation.ts';

/** Fills an empty shop with the sample catalogue and, with simulated payments, the sample shopper. A shop with products stays as it is. */
export async function seedShop(backEnd: BackEnd, stores: Stores, simulation?: Simulation): Promise<void> {
  if ((await stores.products.all()).length > 0) return;
  await simulation?.registerSampleShopper(backEnd);
  await backEnd.importProducts(productSeeds.map((seed) => ({ ...fromWireProduct(seed), isListed: true })));
}
