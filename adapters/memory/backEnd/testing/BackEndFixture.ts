import { type BackEnd, makeBackEnd, withSharedUseCases } from '../../../../core/backend/BackEnd.ts';
import type { StartedCheckout } from '../../../../core/backend/checkout/StartCheckout.ts';
import { makeRecordPayment } from '../../../../core/backend/testing/recordPayment.ts';
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
  /** What the use cases are made of. */
  readonly parts = withSharedUseCases(this.ports);
  readonly asha = 'asha';

  /** Returns a back-end in which Asha has these products in her cart, each once. */
  static async withCart(...productKeys: readonly string[]): Promise<BackEndFixture> {
    const fixture = new BackEndFixture();
    const { products, shoppers, addresses } = fixture.ports;
    await products.import([BackEndFixture.tee, BackEndFixture.cap].map((product) => ({ ...product, isListed: true })));
    await shoppers.add(aShopper());
    await addresses.add(fixture.asha, BackEndFixture.home);
    for (const productKey of productKeys) await fixture.backEnd.changeCart(fixture.asha, { type: 'add', productKey });
    return fixture;
  }

  /** Registers another shopper and returns the shopper's id. */
  async another(id = 'meher'): Promise<string> {
    await this.ports.shoppers.add(aShopper({ id, email: `${id}@example.com` }));
    return id;
  }

  /** Starts Asha's checkout. Throws when it is refused. */
  async startCheckout(couponId?: string): Promise<StartedCheckout> {
    const started = await this.backEnd.startCheckout(this.asha, { addressId: 'home', couponId });
    if (typeof started === 'string' || 'invalid' in started) throw new Error(JSON.stringify(started));
    return started;
  }

  /** Buys Asha's cart. The id of the first order is `order-1`. */
  async buy(couponId?: string): Promise<void> {
    const { checkout } = await this.startCheckout(couponId);
    const { paymentId, providerOrderId, signature } = this.ports.provider.pay(checkout.providerOrderId);
    const payment = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
    const order = await this.backEnd.confirmPayment(this.asha, payment);
    if (typeof order === 'string' || 'invalid' in order) throw new Error(JSON.stringify(order));
  }

  /** Receives pieces into stock, by SKU. */
  async receive(pieces: Readonly<Record<string, number>>): Promise<void> {
    const movements = Object.entries(pieces).map(([sku, quantity]) => ({ sku, kind: 'receive', quantity }) as const);
    await this.backEnd.changeStock(movements, 'shop');
  }

  /** Receives the captured payment of an order of the provider. */
  get recordPayment() {
    return makeRecordPayment(this.ports);
  }

  /** Returns the ids of all orders and of their payments, the oldest first. */
  async orders(): Promise<readonly (readonly [orderId: string, paymentId: string])[]> {
    const orders: (readonly [string, string])[] = [];
    for await (const { orderId, paymentId } of this.ports.orders.all()) orders.push([orderId, paymentId]);
    return orders;
  }

  /** Returns the keys and quantities of Asha's cart. */
  async cart(): Promise<readonly (readonly [string, number])[]> {
    const { lines } = await this.ports.carts.lines(this.asha);
    return lines.map(({ key, quantity }) => [key, quantity]);
  }
}
