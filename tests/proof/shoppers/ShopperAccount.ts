import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import type { PlacedOrder, Quantities, ShopperState } from '../history/ShopperState.ts';
import { callShop, type ShopAnswer, type ShopCall } from '../support/callShop.ts';

type Line = { readonly _id: string; readonly qty: number };
type WireOrder = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountPaid: number;
  readonly orderedProducts: readonly Line[];
};

type OrdersPage = { readonly orders: readonly WireOrder[]; readonly next?: string };

/** The calls of one registered shopper. Each rejects when no answer comes. */
export class ShopperAccount {
  /** Where the shop is reached. It may change. */
  address: string;
  readonly token: string;

  private constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  /** `ip` is the address that the shopper signs up from, for a server that trusts a proxy. */
  static async register(address: string, name: string, ip?: string): Promise<ShopperAccount> {
    const body = { email: `${name}@example.com`, password: 'a long password', firstName: 'A', lastName: 'B' };
    const answer = await callShop({ address, method: 'POST', path: '/auth/signup', body, ...(ip && { ip }) });
    if (answer.status !== 201) throw new Error(`The shopper could not register: ${JSON.stringify(answer)}`);
    return new ShopperAccount(address, answer.body.encodedToken);
  }

  static async logIn(address: string, email: string, password: string): Promise<ShopperAccount> {
    const answer = await callShop({ address, method: 'POST', path: '/auth/login', body: { email, password } });
    if (answer.status !== 200) throw new Error(`The shopper could not log in: ${JSON.stringify(answer)}`);
    return new ShopperAccount(address, answer.body.encodedToken);
  }

  call(method: ShopCall['method'], path: string, body?: object): Promise<ShopAnswer> {
    return callShop({ address: this.address, method, path: `/user${path}`, token: this.token, ...(body && { body }) });
  }

  /** As {@link call}; rejects when the answer is an error. Resolves with the body. */
  async succeed(method: ShopCall['method'], path: string, body?: object): Promise<ShopAnswer['body']> {
    const answer = await this.call(method, path, body);
    if (answer.status < 300) return answer.body;
    const text = `${method} ${path} was answered with ${answer.status} ${JSON.stringify(answer.body)}`;
    throw new UnexpectedAnswer(text, answer.status);
  }

  addAddress(name: string): Promise<ShopAnswer['body']> {
    return this.succeed('POST', '/address', { address: { ...dummyAddress, name } });
  }

  /** Reads everything that the shop keeps of the shopper. Reads it again when a webhook has made an order meanwhile. */
  async state(): Promise<ShopperState> {
    for (let before = await this.orders(); ; ) {
      const { cart } = await this.succeed('GET', '/cart');
      const { addressList } = await this.succeed('GET', '/address');
      const orders = await this.orders();
      const addresses = addressList.map(({ name }: { readonly name: string }) => name);
      if (orders.length === before.length) return { cart: quantitiesOf(cart), addresses, orders };
      before = orders;
    }
  }

  /** The oldest first. */
  async orders(): Promise<readonly PlacedOrder[]> {
    const orders: WireOrder[] = [];
    for (let path: string | undefined = '/orders'; path !== undefined; ) {
      const page: OrdersPage = await this.succeed('GET', path);
      orders.push(...page.orders);
      path = page.next === undefined ? undefined : `/orders?after=${page.next}`;
    }
    return orders.toReversed().map(({ orderId, paymentId, amountPaid, orderedProducts }) => {
      return { orderId, paymentId, amount: amountPaid, lines: quantitiesOf(orderedProducts) };
    });
  }
}

/** The shop answered, but not as it should. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;

  constructor(text: string, status: number) {
    super(text);
    this.status = status;
  }
}

export function quantitiesOf(lines: readonly Line[]): Quantities {
  return Object.fromEntries(lines.map(({ _id, qty }) => [_id, qty]));
}
