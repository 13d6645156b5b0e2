import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { describeRefusedCalls } from '../fastify/refusedCallsContract.ts';
import { describeAddressesContract } from './addressesContract.ts';
import { describeAuthenticationContract } from './authenticationContract.ts';
import { describeCartContract } from './cartContract.ts';
import { describeEndingTokensContract } from './endingTokensContract.ts';
import { describeProductsContract } from './productsContract.ts';
import { describePurchaseContract } from './purchaseContract.ts';
import { httpPurchases } from './purchaseSubjects.ts';
import { httpOnStoresSubject, type StoresUnderTest } from './serverSubjects.ts';
import { describeWishlistContract } from './wishlistContract.ts';

/** The contracts of the storefront's ports to the back-end, held by the HTTP adapters on the server with these stores. */
export function describeServerContracts(server: string, makeStores: () => StoresUnderTest): void {
  const makeSubject = () => httpOnStoresSubject(makeStores());
  describeProductsContract(`HttpProducts on ${server}`, makeSubject);
  describeAuthenticationContract(`HttpAuthentication on ${server}`, makeSubject);
  describeCartContract(`HttpCart on ${server}`, makeSubject);
  describeWishlistContract(`HttpWishlist on ${server}`, makeSubject);
  describeAddressesContract(`HttpAddresses on ${server}`, makeSubject);
  const makePurchases = async () => {
    const { reset, ...stores } = makeStores();
    await reset();
    return httpPurchases({ ...new MemoryBackEndPorts(), ...stores });
  };
  describeRefusedCalls(server, makeStores);
  describePurchaseContract(`HttpOrders on ${server}`, makePurchases);
  describeEndingTokensContract(`HttpTokens on ${server}`, makePurchases);
}
