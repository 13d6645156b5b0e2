import { productSeeds } from '../../adapters/mirage/seeds/products.ts';
import { userSeed } from '../../adapters/mirage/seeds/user.ts';
import { fromWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';

export const SAMPLE_LOGIN = { email: userSeed.email, password: userSeed.password };

/** Fills an empty shop with the sample catalogue and the sample shopper. Resolves with whether the shop was empty. */
export async function seedShop(backEnd: BackEnd, stores: Stores): Promise<boolean> {
  if ((await stores.products.all()).length > 0) return false;
  await backEnd.importProducts(productSeeds.map((seed) => ({ ...fromWireProduct(seed), isListed: true })));
  await registerSampleShopper(backEnd);
  return true;
}

async function registerSampleShopper(backEnd: BackEnd): Promise<void> {
  const { firstName = '', lastName = '' } = userSeed.extras as { firstName?: string; lastName?: string };
  const registered = await backEnd.register({ ...SAMPLE_LOGIN, firstName, lastName });
  if (typeof registered === 'string' || 'invalid' in registered) return;
  const claims = backEnd.authenticate(registered.token);
  if (typeof claims === 'string') return;
  for (const { name, street, city, state, country, pincode, phone } of userSeed.addressList as readonly Address[]) {
    await backEnd.changeAddresses(claims, { type: 'add', details: { name, street, city, state, country, pincode, phone } });
  }
}

type Address = Record<'name' | 'street' | 'city' | 'state' | 'country' | 'pincode' | 'phone', string>;
