import type { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import type { ShopAnswer, ShopCall } from '../support/callShop.ts';
import type { ShopServers } from '../support/ShopServers.ts';

export type StartedCheckout = { readonly id: string; readonly payment: { readonly orderId: string } };

/** A shopper in a sale, with a cart whose lines have an order of their own. */
export class SaleShopper {
  readonly skus: readonly string[];
  readonly #servers: ShopServers;
  readonly #token: string;
  readonly #addressId: string;

  private constructor(servers: ShopServers, skus: readonly string[], token: string, addressId: string) {
    this.#servers = servers;
    this.skus = skus;
    this.#token = token;
    this.#addressId = addressId;
  }

  static async enter(servers: ShopServers, number: number, skus: readonly string[]): Promise<SaleShopper> {
    const body = { email: `shopper-${number}@example.com`, password: 'a long password', firstName: 'A', lastName: 'B' };
    // Each has an address of her own: the shop counts signups by address.
    const ip = `10.0.${Math.floor(number / 250)}.${number % 250}`;
    const { encodedToken } = (await servers.call({ method: 'POST', path: '/auth/signup', body, ip })).body;
    const send = (path: string, sent: object) =>
      servers.call({ method: 'POST', path: `/user${path}`, body: sent, token: encodedToken });
    const { addressList } = (await send('/address', { address: dummyAddress })).body;
    for (const sku of skus) await send('/cart', { product: { _id: sku } });
    return new SaleShopper(servers, skus, encodedToken, addressList[0]._id);
  }

  /** Presses Pay in two tabs at once. Resolves with the checkout that both got, or with nothing when the pieces are gone. */
  async pressPay(): Promise<StartedCheckout | undefined> {
    const press = () => this.#call('POST', '/checkout', { addressId: this.#addressId });
    const [one, other] = await Promise.all([press(), press()]);
    const started = [one, other].find(({ status }) => status === 201);
    if (started !== undefined) return started.body.checkout;
    const expected = [422, 409];
    if (!expected.includes(one.status)) throw new Error(`Pay is answered with ${JSON.stringify(one)}`);
    return undefined;
  }

  /** Pays and reports it from two tabs at once, while a third one presses Pay once more. */
  async payAndConfirm(provider: StandInProvider, { id, payment }: StartedCheckout): Promise<void> {
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = provider.pay(payment.orderId);
    const order = { checkoutId: id, paymentId, providerOrderId: payment.orderId, signature };
    const confirm = () => this.#call('POST', '/orders', { order });
    const pressAgain = () => this.#call('POST', '/checkout', { addressId: this.#addressId });
    await Promise.all([pressAgain(), confirm(), confirm(), pressAgain()]);
  }

  #call(method: ShopCall['method'], path: string, body: object): Promise<ShopAnswer> {
    return this.#servers.call({ method, path: `/user${path}`, body, token: this.#token });
  }
}
