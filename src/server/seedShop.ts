import { productSeeds } from '../../adapters/seeds/products.ts';
import { addressSeed, userSeed } from '../../adapters/seeds/user.ts';
import { fromWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';

/** The sample shopper's login; the mock back-end has the same. */
export const SAMPLE_LOGIN = { email: userSeed.email, password: userSeed.password };

const NAMES = { firstName: 'Priya', lastName: 'Sharma' };

/** Fills an empty shop with the sample catalogue and the sample shopper. A shop with products stays as it is. */
export async function seedShop(backEnd: BackEnd, stores: Stores): Promise<void> {
  if ((await stores.products.all()).length > 0) return;
  await registerSampleShopper(backEnd);
  await backEnd.importProducts(productSeeds.map((seed) => ({ ...fromWireProduct(seed), isListed: true })));
}

/** An earlier start that was interrupted may have registered the shopper. */
async function registerSampleShopper(backEnd: BackEnd): Promise<void> {
  const registered = await backEnd.register({ ...SAMPLE_LOGIN, ...NAMES });
  if (typeof registered === 'string' || 'invalid' in registered) return;
  const claims = backEnd.authenticate(registered.token);
  if (typeof claims !== 'string') await backEnd.changeAddresses(claims, { type: 'add', details: addressSeed });
}
