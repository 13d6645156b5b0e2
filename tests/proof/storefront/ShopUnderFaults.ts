import type { Browser, BrowserContext } from 'playwright-core';
import { StandInJournal } from '../../../adapters/razorpay-api/stand-in/StandInJournal.ts';
import { launchChromium } from '../../browser/support/launchChromium.ts';
import { ShopTab } from '../../browser/support/ShopTab.ts';
import { ShopperAccount } from '../shoppers/ShopperAccount.ts';
import { pglite } from '../support/dataPlaces.ts';
import { ServerProcess } from '../support/ServerProcess.ts';
import { FaultProxy } from './FaultProxy.ts';
import { recordWords } from './recordWords.ts';

const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
export const PASSWORD = 'a long password';

/** A shopper with an account, and the keys of her session in local storage. */
export type Shopper = { readonly account: ShopperAccount; readonly email: string; readonly session: Session };
type Session = Readonly<Record<string, string>>;

/** Calls the function when the test has finished. */
export type AtEnd = (close: () => Promise<void>) => void;

type TabOptions = {
  /** The initial content of local storage. */
  readonly device?: Session;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
};

/** The built server as a process and one browser, for all tests of the proof. */
export class ShopUnderFaults {
  readonly #browser: Browser;
  readonly #server: ServerProcess;
  readonly #journal: StandInJournal;
  readonly #remove: () => void;
  #shoppers = 0;

  private constructor(browser: Browser, server: ServerProcess, folder: string, remove: () => void) {
    this.#browser = browser;
    this.#server = server;
    this.#journal = new StandInJournal(`${folder}/stand-in-orders`);
    this.#remove = remove;
  }

  static async start(): Promise<ShopUnderFaults> {
    const { environment, remove } = await pglite.prepare();
    const starting = ServerProcess.start({ ...environment, TRUST_PROXY: '1' });
    const [browser, server] = await Promise.all([launchChromium(WITHOUT_PICTURES), starting]);
    return new ShopUnderFaults(browser, server, environment.DATA_DIR ?? '', remove);
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.kill();
    this.#remove();
  }

  /** The address of the server itself, past every proxy. */
  get address(): string {
    return this.#server.address;
  }

  async newShopper(): Promise<Shopper> {
    this.#shoppers += 1;
    const name = `shopper-${this.#shoppers}`;
    // More shoppers than may sign up from one address.
    const account = await ShopperAccount.register(this.address, name, `10.0.0.${this.#shoppers}`);
    const email = `${name}@example.com`;
    const session = { token: account.token, isAuth: 'true', firstName: 'A', lastName: 'B', email };
    return { account, email, session };
  }

  /** Starts a proxy that a test uses until its end. */
  async proxy(atEnd: AtEnd): Promise<FaultProxy> {
    const proxy = await FaultProxy.start(this.address);
    atEnd(() => proxy.stop());
    return proxy;
  }

  /** Opens a browser context with one tab, with this local storage, until the end of the test. */
  async openTab(address: string, atEnd: AtEnd, { device = {}, prepare }: TabOptions = {}): Promise<ShopTab> {
    const tab = await ShopTab.create(this.#browser, address, {
      device,
      prepare: async (context) => {
        await context.addInitScript(recordWords);
        await prepare?.(context);
      },
    });
    atEnd(() => tab.page.context().close());
    return tab;
  }

  /** Places an order for what is in the cart, past the browser. */
  async placeOrder({ account }: Shopper): Promise<void> {
    const { addressList } = await account.succeed('GET', '/address');
    const { checkout } = await account.succeed('POST', '/checkout', { addressId: addressList[0]._id });
    const paid = await fetch(`${this.address}/stand-in/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: checkout.payment.orderId }),
    });
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = JSON.parse(await paid.text());
    const order = { checkoutId: checkout.id, paymentId, providerOrderId: checkout.payment.orderId, signature };
    await account.succeed('POST', '/orders', { order });
  }

  /** The ids of the payments that the provider has captured. */
  capturedPayments(): ReadonlySet<string> {
    const payments = this.#journal.read().flatMap((entry) => entry.payments);
    return new Set(payments.filter(({ status }) => status === 'captured').map(({ id }) => id));
  }
}
