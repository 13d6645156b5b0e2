import { applyOperation } from '../history/applyOperation.ts';
import type { Operation, ShopperState } from '../history/ShopperState.ts';
import { callShop } from '../support/callShop.ts';
import type { TestProvider } from '../support/TestProvider.ts';
import { payCheckout } from './payCheckout.ts';
import { ShopperAccount } from './ShopperAccount.ts';

const INCREMENTS = 3;

/** A shopper whose every request must succeed, and be done once. */
export class SteadyShopper {
  readonly account: ShopperAccount;
  /** What the shop must have. */
  expected: ShopperState = { cart: {}, addresses: [], orders: [] };
  requests = 0;
  readonly #provider: TestProvider;
  readonly #productKey: string;

  private constructor(account: ShopperAccount, provider: TestProvider, productKey: string) {
    this.account = account;
    this.#provider = provider;
    this.#productKey = productKey;
  }

  static async register(address: string, name: string, provider: TestProvider): Promise<SteadyShopper> {
    const account = await ShopperAccount.register(address, name);
    const { body } = await callShop({ address, method: 'GET', path: '/products' });
    const shopper = new SteadyShopper(account, provider, body.products[0]._id);
    await shopper.#write({ type: 'add-address', name: 'home' }, () => account.addAddress('home'));
    return shopper;
  }

  /** Buys again and again. Rejects at the first request that fails. */
  async shopWhile(goesOn: () => boolean): Promise<void> {
    while (goesOn()) await this.buy();
  }

  /** Fills the cart and buys it. Rejects when a request fails. */
  async buy(): Promise<void> {
    const { account } = this;
    const productKey = this.#productKey;
    await this.#write({ type: 'add', productKey }, () =>
      account.succeed('POST', '/cart', { product: { _id: productKey } }),
    );
    for (let step = 0; step < INCREMENTS; step += 1) {
      const action = { type: 'increment' } as const;
      await this.#write({ ...action, productKey }, () => account.succeed('POST', `/cart/${productKey}`, { action }));
    }
    const { order, confirmation } = await payCheckout(account, this.#provider.provider);
    this.requests += 2;
    await this.#write({ type: 'order', order }, () => account.succeed('POST', '/orders', confirmation));
  }

  async #write(operation: Operation, send: () => Promise<unknown>): Promise<void> {
    await send();
    this.requests += 1;
    this.expected = applyOperation(this.expected, operation);
  }
}
