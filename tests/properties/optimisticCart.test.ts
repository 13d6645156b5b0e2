import fc from 'fast-check';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { MemorySession } from '../../adapters/memory/device/MemorySession.ts';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../adapters/memory/MemoryIds.ts';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import { MemoryToasts } from '../../adapters/memory/MemoryToasts.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { isPossible, withChange, withoutOrdered, withProduct } from '../../core/domain/cart/cartLines.ts';
import { aCartItem, aProduct } from '../../core/domain/testing/samples.ts';
import { makeAddToCart } from '../../core/storefront/cart/AddToCart.ts';
import { makeChangeCartLine } from '../../core/storefront/cart/ChangeCartLine.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/account/ForKeepingCart.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { makeCallAsShopper } from '../../core/storefront/session/CallAsShopper.ts';
import { makeLoadList } from '../../core/storefront/session/LoadList.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { ConnectionViewModel } from '../../src/shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../src/shared/connection/PendingWork.ts';
import { CartViewModel } from '../../src/shop/cart/CartViewModel.ts';

const KEYS = ['tee', 'cap'] as const;
type Press = { readonly kind: 'add' | 'increment' | 'decrement' | 'remove'; readonly key: string };
type Event = Press | { readonly kind: 'answer' } | { readonly kind: 'refuse' } | { readonly kind: 'reload' };
type Call = { readonly effect: () => void; readonly settle: (isRefused: boolean) => void };

/** A back-end that makes a change, or refuses it, when the test releases the response. */
class SlowBackEnd implements ForKeepingCart {
  truth: readonly CartItem[] = [aCartItem({ key: 'tee', quantity: 2 })];
  readonly underWay: Call[] = [];
  mostAtOnce = 0;

  items = () => this.#call(() => undefined);
  add: ForKeepingCart['add'] = (_session, product) =>
    this.#call(() => {
      this.truth = withProduct(this.truth, product);
    });
  change: ForKeepingCart['change'] = (_session, key, change) =>
    this.#call(() => {
      if (isPossible(this.truth, key, change)) this.truth = withChange(this.truth, key, change);
    });
  removeOrdered: ForKeepingCart['removeOrdered'] = (_session, ordered) =>
    this.#call(() => {
      this.truth = withoutOrdered(this.truth, ordered);
    });

  #call(effect: () => void): Promise<readonly CartItem[]> {
    return new Promise((resolve, reject) => {
      const settle = (isRefused: boolean) => {
        if (isRefused) return reject(new Error('refused'));
        effect();
        resolve(this.truth);
      };
      this.underWay.push({ effect, settle });
      this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay.length);
    });
  }
}

function aShop() {
  const cart = new SlowBackEnd();
  const sessions = new MemorySession();
  sessions.remember(aSession());
  const notifications = new MemoryToasts();
  const reportFailure = () => ({ outcome: 'failed' }) as const;
  const callAsShopper = makeCallAsShopper({ sessions, notifications, reportFailure });
  const ports = { cart, ids: new MemoryIds(), sessions, callAsShopper };
  const clock = new MemoryClock();
  const viewModel = new CartViewModel(
    {
      loadCart: makeLoadList({ ...ports, list: cart }),
      addToCart: makeAddToCart({ ...ports, navigation: new MemoryNavigation(), requireLogin: () => aSession() }),
      changeCartLine: makeChangeCartLine(ports),
    },
    {
      pendingWork: new PendingWork(),
      clock,
      connection: new ConnectionViewModel(new ConnectionMonitor(), clock),
      notifyOtherTabs: () => undefined,
      notifyNotSaved: () => undefined,
    },
  );
  const shown: string[] = [];
  autorun(() => void shown.push(asText(viewModel.items)));
  return { backEnd: cart, cart: viewModel, shown };
}

type Shop = ReturnType<typeof aShop>;

function asText(items: readonly CartItem[]): string {
  return items.map(({ key, quantity }) => `${key} ${quantity}`).join(', ');
}

const turn = () => new Promise(setImmediate);

function press(cart: CartViewModel, { kind, key }: Press): void {
  if (kind === 'add') void cart.add(aProduct({ key }));
  else void cart[kind](key);
}

/** Applies a press of the shopper to the lines that are shown. */
function wanted(shown: readonly CartItem[], { kind, key }: Press): string {
  const line = shown.find((item) => item.key === key);
  if (kind === 'add') return asText(line === undefined ? [...shown, aCartItem({ key, quantity: 1 })] : shown);
  const quantity = { increment: (line?.quantity ?? 0) + 1, decrement: (line?.quantity ?? 0) - 1, remove: 0 }[kind];
  return asText(shown.flatMap((item) => (item.key !== key ? [item] : quantity > 0 ? [{ ...item, quantity }] : [])));
}

async function happens({ backEnd, cart, shown }: Shop, event: Event): Promise<void> {
  const before = shown.length;
  const valueBefore = asText(cart.items);
  if (event.kind === 'answer' || event.kind === 'refuse') {
    const hasAny = backEnd.underWay.length > 0;
    backEnd.underWay.shift()?.settle(event.kind === 'refuse');
    await turn();
    // A response may change the lines once, and never back: nothing flickers.
    expect(new Set(shown.slice(before)).size).toBeLessThanOrEqual(hasAny ? 1 : 0);
  } else if (event.kind === 'reload') {
    void cart.load();
    await turn();
    expect(asText(cart.items)).toBe(valueBefore);
  } else {
    const expected = wanted(cart.items, event);
    press(cart, event);
    expect(asText(cart.items)).toBe(expected);
    await turn();
    expect(asText(cart.items)).toBe(expected);
  }
}

async function comesToRest(shop: Shop): Promise<void> {
  while (shop.backEnd.underWay.length > 0) await happens(shop, { kind: 'answer' });
}

const anyPress: fc.Arbitrary<Press> = fc.record({
  kind: fc.constantFrom('add', 'increment', 'decrement', 'remove'),
  key: fc.constantFrom(...KEYS),
});
const anyEvents = (...others: readonly Event[]) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: anyPress }, { weight: 3, arbitrary: fc.constantFrom(...others) }), {
    maxLength: 30,
  });

async function afterLoading(): Promise<Shop> {
  const shop = aShop();
  void shop.cart.load();
  await turn();
  await comesToRest(shop);
  return shop;
}

it('The cart ends as the back-end has it, in any order of changes, responses and refusals', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvents({ kind: 'answer' }, { kind: 'refuse' }, { kind: 'reload' }), async (events) => {
      const shop = await afterLoading();
      for (const event of events) await happens(shop, event);
      await comesToRest(shop);
      expect(asText(shop.cart.items)).toBe(asText(shop.backEnd.truth));
      expect(shop.backEnd.mostAtOnce).toBe(1);
      for (const { quantity } of shop.backEnd.truth) expect(quantity).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});

it('A confirmed response changes nothing on the screen', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvents({ kind: 'answer' }, { kind: 'reload' }), async (events) => {
      const shop = await afterLoading();
      for (const event of [...events, { kind: 'answer' } as const]) {
        const before = asText(shop.cart.items);
        await happens(shop, event);
        if (event.kind === 'answer') expect(asText(shop.cart.items)).toBe(before);
      }
      const asked = asText(shop.cart.items);
      await comesToRest(shop);
      expect(asText(shop.backEnd.truth)).toBe(asked);
    }),
    { numRuns: 200 },
  );
});
