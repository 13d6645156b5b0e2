import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { as, asha, type Call, home, signUp, testServer } from '../../fastify/testServer.ts';

export const meher = { email: 'meher@example.com', password: 'mehers secret', firstName: 'Meher', lastName: 'Kapoor' };

/** The token of a link that Asha was mailed to set a new password. */
export const ASHAS_LINK = 'ashas link';

/** The key of a sold-out product that nobody waits for. */
export const SOLD_OUT = 'sold-out';

/** Ids by what they are called in paths and bodies. */
export type Ids = Readonly<Record<string, string>>;

/** The ids of what a shopper has. */
export type Things = {
  /** Of a product in her cart and on her wishlist. */
  readonly productKey: string;
  readonly addressId: string;
  /** Of a sold-out product that she waits for. */
  readonly awaitedKey: string;
  readonly orderId: string;
  /** Of a delivered order, and of its return. */
  readonly deliveredId: string;
  readonly returnId: string;
  /** The payment of her order, and one that she has not reported yet. */
  readonly payments: readonly Ids[];
};

/** The fields of a checkout in a response that its payment needs. */
export type StartedCheckout = { readonly id: string; readonly payment: { readonly orderId: string } };

/** A server on which Asha and Meher each have a cart, a wishlist, an address, a product that is waited for, an order, a delivered one with a return, and a checkout that is paid. */
export type TwoShoppers = {
  readonly asAsha: Call;
  readonly asMeher: Call;
  readonly ashas: Things;
  readonly mehers: Things;
  /** Pays a checkout. Returns what the provider gives the browser. */
  readonly pay: (checkout: StartedCheckout) => Ids;
  readonly ids: { readonly asha: string; readonly meher: string };
};

export async function twoShoppers(stores: Stores): Promise<TwoShoppers> {
  const server = testServer({ attemptsPerMinute: 1_000 }, stores);
  await stores.products.import([
    { ...aProduct({ key: 'ashas-tee' }), isListed: true, style: 'one' },
    { ...aProduct({ key: 'mehers-cap', id: 2 }), isListed: true, style: 'two' },
    { ...aProduct({ key: 'ashas-scarf', id: 3 }), isListed: true, style: 'one' },
    { ...aProduct({ key: 'mehers-hat', id: 4 }), isListed: true, style: 'two' },
    { ...aProduct({ key: SOLD_OUT, id: 5 }), isListed: true },
  ]);
  await stores.stock.startCounting(['ashas-scarf', 'mehers-hat', SOLD_OUT]);
  const asMeher = as(server.call, await signUp(server.call, meher));
  const ashas = await buy(server, as(server.call, await signUp(server.call)), {
    ...{ name: asha.firstName, productKey: 'ashas-tee', awaitedKey: 'ashas-scarf' },
  });
  const mehers = await buy(server, asMeher, {
    ...{ name: meher.firstName, productKey: 'mehers-cap', awaitedKey: 'mehers-hat' },
  });
  // Asha's tokens have another version than Meher's.
  const logIn = async () => ((await server.call('POST', '/auth/login', asha)).body as LoggedIn).encodedToken;
  await as(server.call, await logIn())('POST', '/auth/logout');
  const asAsha = as(server.call, await logIn());
  const idOf = async ({ email }: { readonly email: string }) => (await stores.shoppers.withEmail(email))?.id ?? '';
  const ids = { asha: await idOf(asha), meher: await idOf(meher) };
  // Each has seen another price than the catalogue has now.
  await stores.carts.setPrices(ids.asha, [{ key: ashas.productKey, price: 100 }]);
  await stores.carts.setPrices(ids.meher, [{ key: mehers.productKey, price: 200 }]);
  const expiresAt = '2099-01-01T00:00:00+00:00';
  await stores.accountTokens.put({ token: ASHAS_LINK, shopperId: ids.asha, purpose: 'reset-password', expiresAt });
  return { asAsha, asMeher, ashas, mehers, ids, pay: payAt(server) };
}

type LoggedIn = { readonly encodedToken: string };
type Server = ReturnType<typeof testServer>;

const payAt =
  ({ ports }: Server) =>
  (checkout: StartedCheckout) => {
    const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.payment.orderId);
    return { checkoutId: checkout.id, paymentId, providerOrderId, signature };
  };

type Buyer = Pick<Things, 'productKey' | 'awaitedKey'> & { readonly name: string };

/** Fills the lists of a shopper, makes an order, and pays a checkout without reporting it. */
async function buy(server: Server, call: Call, { name, ...keys }: Buyer): Promise<Things> {
  const { productKey, awaitedKey } = keys;
  const product = { product: { _id: productKey } };
  await call('POST', '/user/wishlist', product);
  await call('PUT', `/user/stock-alerts/${awaitedKey}`);
  const book = await call('POST', '/user/address', { address: { ...home, name } });
  const addressId = (book.body as { addressList: readonly { _id: string }[] }).addressList[0]?._id ?? '';
  const pay = async () => {
    await call('POST', '/user/cart', product);
    const { body } = await call('POST', '/user/checkout', { addressId });
    return payAt(server)((body as { checkout: StartedCheckout }).checkout);
  };
  const reported = await pay();
  await call('POST', '/user/orders', { order: reported });
  const delivered = await pay();
  await call('POST', '/user/orders', { order: delivered });
  const deliveredId = delivered.checkoutId ?? '';
  await server.backEnd.fulfilOrder.ship(deliveredId, { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
  await server.backEnd.fulfilOrder.deliver(deliveredId, 'Ravi');
  const lines = [{ key: productKey, quantity: 1, reason: 'other' }];
  const asked = await call('POST', `/user/orders/${deliveredId}/returns`, { lines });
  const { order } = asked.body as { readonly order: { readonly returns: readonly { readonly id: string }[] } };
  const payments = [reported, await pay()];
  // Another cart is another checkout.
  await call('POST', `/user/cart/${productKey}`, { action: { type: 'increment' } });
  const returnId = order.returns[0]?.id ?? '';
  return { ...keys, addressId, orderId: reported.checkoutId, deliveredId, returnId, payments };
}
