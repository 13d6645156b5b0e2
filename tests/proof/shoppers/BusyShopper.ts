import { setTimeout as wait } from 'node:timers/promises';
import { MOST_HELD } from '../../../core/domain/stock/StockLevel.ts';
import { applyOperation } from '../history/applyOperation.ts';
import { type HistoryEntry, historyFaults } from '../history/historyFaults.ts';
import type { Operation, ShopperState } from '../history/ShopperState.ts';
import type { TestProvider } from '../support/TestProvider.ts';
import { type CapturedCheckout, payCheckout } from './payCheckout.ts';
import { type ShopperAccount, UnexpectedAnswer } from './ShopperAccount.ts';

const MOST_ADDRESSES = 5;
/** A job that a killed process had claimed belongs to it for two minutes. */
const WEBHOOK_TIMEOUT_MS = 150_000;
const WEBHOOK_EVERY_MS = 100;

type Choice = <Item>(items: readonly Item[]) => Item;

/** A shopper who writes again and again and remembers what was acknowledged. */
export class BusyShopper {
  readonly account: ShopperAccount;
  /** How many writes were acknowledged, and how many of them were orders. */
  readonly counts = { writes: 0, orders: 0 };
  readonly #provider: TestProvider;
  readonly #productKeys: readonly string[];
  readonly #random: () => number;
  #checked: ShopperState = { cart: {}, addresses: [], orders: [] };
  #state = this.#checked;
  #history: HistoryEntry[] = [];
  #unconfirmed: CapturedCheckout | undefined;

  constructor(
    account: ShopperAccount,
    shop: { readonly provider: TestProvider; readonly productKeys: readonly string[]; readonly random: () => number },
  ) {
    this.account = account;
    this.#provider = shop.provider;
    this.#productKeys = shop.productKeys;
    this.#random = shop.random;
  }

  /** Writes until an answer is lost or `goesOn` returns false. */
  async writeUntilLost(goesOn = () => true): Promise<void> {
    try {
      while (goesOn()) await this.#writeOnce();
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error;
    }
  }

  /** Compares the shop with what was acknowledged. Resolves with what is wrong. */
  async check(): Promise<readonly string[]> {
    const found = await this.account.state();
    const faults = historyFaults(this.#checked, this.#history, found);
    this.#startFrom(found);
    return faults;
  }

  /** Lets a payment whose confirmation was lost become an order: by confirming again or by its webhook, which is sent again. */
  async finishPayment(): Promise<void> {
    if (this.#unconfirmed === undefined) return;
    if (this.#random() < 0.5) await this.#confirm(this.#unconfirmed);
    else await this.#awaitWebhook(this.#unconfirmed);
  }

  async #awaitWebhook({ order }: CapturedCheckout): Promise<void> {
    const end = performance.now() + WEBHOOK_TIMEOUT_MS;
    const isOrdered = async () => (await this.account.orders()).some(({ orderId }) => orderId === order.orderId);
    while (!(await isOrdered())) {
      if (performance.now() > end) throw new Error(`The webhook of payment ${order.paymentId} made no order`);
      await this.#provider.provider.webhooks.release();
      await wait(WEBHOOK_EVERY_MS);
    }
    this.#acknowledge({ type: 'order', order });
    this.#unconfirmed = undefined;
  }

  #startFrom(state: ShopperState): void {
    this.#checked = state;
    this.#state = state;
    this.#history = [];
  }

  async #writeOnce(): Promise<void> {
    const place = this.#random();
    const { cart, addresses } = this.#state;
    if (addresses.length === 0) return this.#addAddress();
    if (place < 0.15) return addresses.length < MOST_ADDRESSES ? this.#addAddress() : this.#removeAddress();
    if (place < 0.3 && Object.keys(cart).length > 0) return this.#buy();
    return this.#changeCart();
  }

  async #changeCart(): Promise<void> {
    const choose: Choice = (items) => items[Math.floor(this.#random() * items.length)] as never;
    const inCart = Object.keys(this.#state.cart);
    const type =
      inCart.length === 0 ? 'add' : choose(['add', 'increment', 'increment', 'decrement', 'remove'] as const);
    const productKey = choose(type === 'add' ? this.#productKeys : inCart);
    // Of more pieces, a checkout would be refused.
    if (type === 'increment' && this.#state.cart[productKey] === MOST_HELD) return;
    await this.#write({ type, productKey }, () => {
      if (type === 'add') return this.account.succeed('POST', '/cart', { product: { _id: productKey } });
      if (type === 'remove') return this.account.succeed('DELETE', `/cart/${productKey}`);
      return this.account.succeed('POST', `/cart/${productKey}`, { action: { type } });
    });
  }

  async #addAddress(): Promise<void> {
    const name = `Address ${this.#random()}`;
    await this.#write({ type: 'add-address', name }, () => this.account.addAddress(name));
  }

  async #removeAddress(): Promise<void> {
    const { addressList } = await this.account.succeed('GET', '/address');
    const { _id: id, name } = addressList[0];
    await this.#write({ type: 'remove-address', name }, () => this.account.succeed('DELETE', `/address/${id}`));
  }

  async #buy(): Promise<void> {
    const captured = await payCheckout(this.account, this.#provider.provider);
    this.#unconfirmed = captured;
    await this.#confirm(captured);
  }

  async #confirm(captured: CapturedCheckout): Promise<void> {
    await this.#write({ type: 'order', order: captured.order }, () =>
      this.account.succeed('POST', '/orders', captured.confirmation),
    );
    this.counts.orders += 1;
    this.#unconfirmed = undefined;
  }

  async #write(operation: Operation, send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (error) {
      this.#history.push({ operation, outcome: 'lost' });
      throw error;
    }
    this.#acknowledge(operation);
    this.counts.writes += 1;
  }

  #acknowledge(operation: Operation): void {
    this.#history.push({ operation, outcome: 'acknowledged' });
    this.#state = applyOperation(this.#state, operation);
  }
}
