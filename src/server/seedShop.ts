import { productSeeds } from '../../adapters/seeds/products.ts';
import { sizeSeeds } from '../../adapters/seeds/sizes.ts';
import { stockSeeds } from '../../adapters/seeds/stock.ts';
import { pictureStyleSeeds } from '../../adapters/seeds/stylePictures.ts';
import { fromWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { entriesOf } from '../../core/backend/catalogue/CheckedProducts.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { Simulation } from './simulation.ts';

/** Fills an empty shop with the sample catalogue and, with simulated payments, its stock and the sample shopper. A shop with products stays as it is. */
export async function seedShop(backEnd: BackEnd, stores: Stores, simulation?: Simulation): Promise<void> {
  if (!(await stores.products.isEmpty())) return;
  await simulation?.registerSampleShopper(backEnd);
  const seeds = [
    ...productSeeds.map((seed) => ({ ...seed, style: undefined, stock: stockSeeds.get(seed._id) })),
    ...sizeSeeds,
  ];
  const counted = seeds.map(({ style, stock, ...seed }) => ({
    ...{ ...fromWireProduct(seed), style, isListed: true },
    ...(simulation !== undefined && { stock }),
  }));
  // Before the import, with which the shop reads the styles.
  for (const style of pictureStyleSeeds) await stores.styles.save(style);
  await backEnd.importProducts(entriesOf(counted), 'shop');
}
