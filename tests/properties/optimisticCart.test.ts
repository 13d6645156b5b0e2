import fc from 'fast-check';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryTabs } from '../../adapters/memory/MemoryTabs.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { makeAddToCart } from '../../core/storefront/cart/AddToCart.ts';
import { makeChangeQuantity } from '../../core/storefront/cart/ChangeQuantity.ts';
import { makeLoadCart } from '../../core/storefront/cart/LoadCart.ts';
import { makeRemoveFromCart } from '../../core/storefront/cart/RemoveFromCart.ts';
import { makeUndoRemoveFromCart } from '../../core/storefront/cart/UndoRemoveFromCart.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import { aCartItem, aProduct } from '../../core/storefront/testing/samples.ts';
import { CartViewModel } from '../../src/cart/CartViewModel.ts';
import { ConnectionViewModel } from '../../src/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../src/connection/PendingWork.ts';

const KEYS = ['tee', 'cap'] as const;
type Press = { readonly kind: 'add' | 'increment' | 'decrement' | 'remove'; readonly key: string };
type Event = Press | { readonly kind: 'answer' } | { readonly kind: 'refuse' } | { readonly kind: 'reload' };
type Call = { readonly effect: () => void; readonly settle: (isRefused: boolean) => void };

/** A back-end that does what it is asked when the answer is let go, and that may refuse instead. */
class SlowBackEnd implements ForKeepingCart {
  truth: readonly CartItem[] = [aCartItem({ key: 'tee', quantity: 2 })];
  readonly underWay: Call[] = [];
  mostAtOnce = 0;

  items = () => this.#call(() => undefined);
  add: ForKeepingCart['add'] = (product) =>
    this.#call(() => {
      this.truth = [...this.truth, aCartItem({ ...product, quantity: 1 })];
    });
  change: ForKeepingCart['change'] = (key, change) =>
    this.#call(() => {
      const step = change === 'increment' ? 1 : -1;
      this.truth = this.truth.flatMap((item) => {
        if (item.key !== key) return [item];
        return change === 'remove' ? [] : [{ ...item, quantity: item.quantity + step }];
      });
    });
  clear = () => this.#call(() => undefined);

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
  const backEnd = new SlowBackEnd();
  const notifications = { success: () => undefined, error: () => undefined };
  const reportFailure = () => ({ outcome: 'failed' }) as const;
  const ports = { cart: backEnd, notifications, reportFailure };
  const navigation = { here: () => '/', goTo: () => undefined, replaceWith: () => undefined };
  const cart = new CartViewModel(
    {
      loadCart: makeLoadCart(backEnd, reportFailure),
      addToCart: makeAddToCart({ ...ports, navigation, requireLogin: () => 'logged-in' }),
      changeQuantity: makeChangeQuantity(ports),
      removeFromCart: makeRemoveFromCart(ports),
      undoRemoveFromCart: makeUndoRemoveFromCart(ports),
    },
    { pendingWork: new PendingWork(), tabs: new MemoryTabs(), connection: new ConnectionViewModel(new MemoryClock()) },
  );
  const shown: string[] = [];
  autorun(() => void shown.push(asText(cart.items)));
  return { backEnd, cart, shown };
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

/** What the shopper wants the cart to be by pressing, over what she sees. */
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
    // An answer may change what is shown once, and only to another value: nothing comes and goes.
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

it('Whatever is pressed, answered and refused in whatever order, the cart ends as the back-end has it', async () => {
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

it('While the back-end agrees, nothing is ever shown but what was asked for: no answer changes anything', async () => {
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
