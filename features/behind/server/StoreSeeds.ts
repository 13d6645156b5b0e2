import { fromWireProduct } from '../../../adapters/wire/wireProduct.ts';
import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { MAX_QUANTITY } from '../../../core/domain/cart/CartItem.ts';
import { NO_CHART } from '../../../core/domain/measures/SizeChart.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';
import { checkoutDraft } from '../../../core/domain/orders/CheckoutDraft.ts';
import { FACT_TEXTS, NO_FACTS, picturesOf, styleIdOf } from '../../../core/domain/styles/Style.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { Pieces } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { OrderSetup } from '../../drive/contracts/DeviceDriver.ts';
import type { Account, AddressSetup } from '../../drive/contracts/setups.ts';
import { addressOf } from '../addressOf.ts';
import { paidAttemptOf } from '../fake/paidAttemptOf.ts';
import type { FixedProduct } from '../ProductFixtures.ts';
import type { RunningServer } from './startServerInProcess.ts';

const AT_MS = Date.UTC(2026, 2, 1);
const MINUTE_MS = 60_000;
const AT = timestamp(AT_MS);
const STAMPS = { createdAt: AT, updatedAt: AT };

/** Above the numbers of all listed products, which may have those of earlier ones. */
const FIRST_UNLISTED_ID = 1_000_000;

type SeededLine = { readonly key: string; readonly quantity: number };

/** Puts what a scenario needs into the stores of the back-end. */
export class StoreSeeds {
  readonly #clearStores: RunningServer['clear'];
  readonly #ports: RunningServer['ports'];
  #addresses = 0;
  #orders = 0;

  constructor({ clear, ports }: RunningServer) {
    this.#clearStores = clear;
    this.#ports = ports;
  }

  /** Deletes what an earlier scenario has left. */
  async clear(): Promise<void> {
    await this.#clearStores();
    // The server keeps the products until there is an import.
    await this.#ports.products.import([]);
  }

  /** Makes these the listed products. Those that carts and wishlists hold stay there. */
  async stock(listed: readonly FixedProduct[]): Promise<void> {
    const { products } = this.#ports;
    // Before the import, after which the server reads them.
    for (const { style, further = [], ...fixed } of listed) {
      const { facts, ...product } = fromWireProduct(fixed);
      if (facts === undefined && further.length === 0) continue;
      const { name: title, influencer: creator, description, category, categoryName } = product;
      const pictures = [
        ...picturesOf(product),
        ...further.map((alt, at) => ({ id: `further-${at}`, alt, image: '/pictures/products/2.jpg' })),
      ];
      const texts = { title, creator, description, category, categoryName, pictures };
      const { sizeChart = NO_CHART } = facts ?? {};
      const told = Object.fromEntries(FACT_TEXTS.map((fact) => [fact, facts?.[fact] ?? '']));
      const stored = { ...NO_FACTS, ...told, sizeChart, ...texts };
      await this.#ports.styles.save({ ...stored, id: styleIdOf({ key: product.key, style }) });
    }
    const keys = new Set(listed.map(({ _id }) => _id));
    const others = (await products.all()).filter(({ key }) => !keys.has(key));
    const imported = await products.import([
      ...listed.map((product) => ({ ...fromWireProduct(product), isListed: true })),
      ...others.map((product, at) => ({ ...product, id: FIRST_UNLISTED_ID + at, isListed: false })),
    ]);
    if (imported.outcome === 'id-taken') throw new Error(`The number of ${imported.key} belongs to another product`);
  }

  /** Adds a shopper, unless the e-mail has an account. */
  async addShopper(
    { email, password, firstName, lastName }: Account,
    parts: { readonly id: string; readonly tokenVersion: number },
  ): Promise<void> {
    const { passwords, shoppers } = this.#ports;
    await shoppers.add({
      ...{ ...parts, email, firstName, lastName, ...STAMPS },
      passwordHash: await passwords.hash(password),
    });
  }

  /** Adds these quantities to the cart; a negative quantity is subtracted, and a line below 1 is removed. */
  async addToCart(email: string, lines: readonly SeededLine[]): Promise<void> {
    const shopperId = await this.#idOf(email);
    for (const line of lines) await this.#addLine(shopperId, line);
  }

  async addToWishlist(email: string, productKeys: readonly string[]): Promise<void> {
    const shopperId = await this.#idOf(email);
    for (const key of productKeys) await this.#ports.wishlists.add(shopperId, { key, ...STAMPS });
  }

  async addAddresses(email: string, addresses: readonly AddressSetup[]): Promise<void> {
    const shopperId = await this.#idOf(email);
    for (const address of addresses) {
      this.#addresses += 1;
      const key = `seeded-address-${this.#addresses}`;
      await this.#ports.addresses.add(shopperId, { key, ...addressOf(address), ...STAMPS });
    }
  }

  async addOrder(email: string, order: OrderSetup): Promise<void> {
    const shopperId = await this.#idOf(email);
    const { draft, lines, payment } = paidAttemptOf(email, order, AT);
    const [id, providerOrderId] = [order.orderId, `order of ${order.paymentId}`];
    await this.#ports.checkouts.add({ id, shopperId, providerOrderId, draft, lines, createdAt: AT });
    await makeRecordPayment(this.#ports)({ paymentId: payment.paymentId, providerOrderId }, AT);
  }

  /** Adds a paid order of products of the shop, delivered to a person of this name. */
  async addOrderOf(email: string, name: string, pieces: readonly Pieces[]): Promise<void> {
    const products = await this.#ports.products.all();
    const cart = pieces.map(({ product, quantity }) => {
      const sold = products.find((other) => other.name === product);
      if (sold === undefined) throw new Error(`The shop does not sell ${product}`);
      return { ...sold, quantity, ...STAMPS };
    });
    this.#orders += 1;
    const [id, paymentId] = [`seeded-order-${this.#orders}`, `pay_seeded${this.#orders}`];
    const providerOrderId = `order_seeded${this.#orders}`;
    const address = { ...addressOf({ name }), key: 'address-1', ...STAMPS };
    const draft = checkoutDraft({ cart, coupon: undefined, address, orderId: id });
    const shopperId = await this.#idOf(email);
    await this.#ports.checkouts.add({ id, shopperId, providerOrderId, draft, lines: cart, createdAt: AT });
    await makeRecordPayment(this.#ports)({ paymentId, providerOrderId }, timestamp(AT_MS + this.#orders * MINUTE_MS));
  }

  async #addLine(shopperId: string, { key, quantity: added }: SeededLine): Promise<void> {
    const { carts } = this.#ports;
    const { lines } = await carts.lines(shopperId);
    const present = lines.find((line) => line.key === key)?.quantity;
    const quantity = Math.min(MAX_QUANTITY, (present ?? 0) + added);
    if (quantity < 1) await carts.remove(shopperId, [key]);
    else if (present === undefined)
      await carts.add(shopperId, { ...{ key, quantity, ...STAMPS }, ...(await this.#priceOf(key)) });
    else await carts.setQuantities(shopperId, [{ key, quantity }]);
  }

  async #priceOf(key: string): Promise<{ readonly price?: Paise }> {
    const product = (await this.#ports.products.all()).find((other) => other.key === key);
    return product === undefined ? {} : { price: product.discountedPrice };
  }

  async #idOf(email: string): Promise<string> {
    const shopper = await this.#ports.shoppers.withEmail(email);
    if (shopper === undefined) throw new Error(`${email} has no account`);
    return shopper.id;
  }
}
