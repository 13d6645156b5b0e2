import { type BackEnd, makeBackEnd } from '../../../../core/backend/BackEnd.ts';
import type { StartedCheckout } from '../../../../core/backend/checkout/StartCheckout.ts';
import type { TokenClaims } from '../../../../core/backend/ports/TokenClaims.ts';
import { aShopper } from '../../../../core/backend/testing/samples.ts';
import { anAddress, aProduct } from '../../../../core/domain/testing/samples.ts';
import { MemoryBackEndPorts } from '../MemoryBackEndPorts.ts';

/** A back-end on fakes, for tests of use cases: a tee and a cap in the catalogue, and Asha with an address. */
export class BackEndFixture {
  static readonly tee = aProduct({ key: 'tee', id: 1, originalPrice: 69_900, discountedPrice: 49_900 });
  static readonly cap = aProduct({ key: 'cap', id: 2, originalPrice: 15_000, discountedPrice: 15_000 });
  static readonly home = anAddress({ key: 'home' });
  readonly ports = new MemoryBackEndPorts();
  readonly backEnd: BackEnd = makeBackEnd(this.ports);
  /** Asha's. */
  readonly claims: TokenClaims = { shopperId: 'asha', version: 0 };

  /** Returns a back-end in which Asha has these products in her cart, each once. */
  static async withCart(...productKeys: readonly string[]): Promise<BackEndFixture> {
    const fixture = new BackEndFixture();
    const { products, shoppers, addresses } = fixture.ports;
    await products.import([BackEndFixture.tee, BackEndFixture.cap].map((product) => ({ ...product, isListed: true })));
    await shoppers.add(aShopper());
    await addresses.add(fixture.claims, BackEndFixture.home);
    for (const productKey of productKeys) await fixture.backEnd.changeCart(fixture.claims, { type: 'add', productKey });
    return fixture;
  }

  /** Registers another shopper and returns the claims of a valid token. */
  async another(id = 'meher'): Promise<TokenClaims> {
    await this.ports.shoppers.add(aShopper({ id, email: `${id}@example.com` }));
    return { shopperId: id, version: 0 };
  }

  /** Starts Asha's checkout. Throws when it is refused. */
  async startCheckout(couponId?: string): Promise<StartedCheckout> {
    const started = await this.backEnd.startCheckout(this.claims, { addressId: 'home', couponId });
    if (typeof started === 'string') throw new Error(started);
    return started;
  }

  /** Returns the ids of all orders and of their payments, the oldest first. */
  async orders(): Promise<readonly (readonly [orderId: string, paymentId: string])[]> {
    const orders: (readonly [string, string])[] = [];
    for await (const { orderId, paymentId } of this.ports.orders.all()) orders.push([orderId, paymentId]);
    return orders;
  }

  /** Returns the keys and quantities of Asha's cart. */
  async cart(): Promise<readonly (readonly [string, number])[] | string> {
    const cart = await this.ports.carts.lines(this.claims);
    return typeof cart === 'string' ? cart : cart.map(({ key, quantity }) => [key, quantity] as const);
  }
}
