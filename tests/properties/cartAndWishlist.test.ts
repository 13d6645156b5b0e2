import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalQuantity } from '../../core/domain/cart/cartTotals.ts';
import { checkoutDraft } from '../../core/domain/orders/CheckoutDraft.ts';
import { anAddress, aProduct, aSession } from '../../core/storefront/testing/samples.ts';
import { type Conditions, makeStatefulShop } from './makeStatefulShop.ts';

const KEYS = ['tee', 'cap', 'skirt', 'scarf'] as const;
type Shop = ReturnType<typeof makeStatefulShop>;
/** What ought to be: how many of each product are in the cart, and which are on the wishlist. */
type Model = { readonly conditions: Conditions; readonly cart: Map<string, number>; readonly wishlist: Set<string> };

/** One thing a shopper may do, told twice: to the shop and to the model. */
type Deed = { readonly told: string; inShop(shop: Shop): Promise<unknown>; inModel(model: Model): void };

const add = (key: string): Deed => ({
  told: `add ${key}`,
  async inShop({ addToCart, kept }) {
    const asked = addToCart(aProduct({ key }), kept.cart.items);
    if (asked.outcome === 'asked') await asked.change.ask(kept.cart.items);
  },
  inModel({ cart, conditions }) {
    if (conditions.isLoggedIn && !cart.has(key)) cart.set(key, 1);
  },
});

const change = (key: string, by: 'increment' | 'decrement'): Deed => ({
  told: `${by} ${key}`,
  async inShop({ changeQuantity, kept }) {
    const line = kept.cart.items.find((item) => item.key === key);
    if (line !== undefined) await changeQuantity(line, by).ask(kept.cart.items);
  },
  inModel({ cart }) {
    const quantity = cart.get(key);
    if (quantity === undefined) return;
    if (by === 'increment') cart.set(key, quantity + 1);
    else if (quantity > 1) cart.set(key, quantity - 1);
    else cart.delete(key);
  },
});

const remove = (key: string): Deed => ({
  told: `remove ${key}`,
  async inShop({ removeFromCart, kept }) {
    const line = kept.cart.items.find((item) => item.key === key);
    if (line !== undefined) await removeFromCart(line).ask(kept.cart.items);
  },
  inModel: ({ cart }) => void cart.delete(key),
});

const toggle = (key: string): Deed => ({
  told: `toggle the heart of ${key}`,
  async inShop({ toggleWishlist, kept }) {
    const asked = toggleWishlist(aProduct({ key }), kept.wishlist.items);
    if (asked.outcome === 'asked') await asked.change.ask(kept.wishlist.items);
  },
  inModel({ wishlist, conditions }) {
    if (conditions.isLoggedIn && !wishlist.delete(key)) wishlist.add(key);
  },
});

const buy: Deed = {
  told: 'clear after purchase',
  inShop({ recordOrder, kept: { cart } }) {
    const draft = checkoutDraft({ cart: cart.items, coupon: undefined, address: anAddress(), orderId: 'order-1' });
    return recordOrder({ draft, address: anAddress(), cart: cart.items, session: aSession(), paymentId: 'pay_1' });
  },
  inModel: ({ cart }) => cart.clear(),
};

function expectAlike({ cart, wishlist }: Model, { kept }: Shop): void {
  expect(kept.cart.items.map(({ key, quantity }) => [key, quantity])).toEqual([...cart]);
  expect(kept.wishlist.items.map(({ key }) => key)).toEqual([...wishlist]);
  for (const item of kept.cart.items) expect(item.quantity).toBeGreaterThanOrEqual(1);
  expect(totalQuantity(kept.cart.items)).toBe([...cart.values()].reduce((sum, quantity) => sum + quantity, 0));
}

/** Does the deed under the given conditions; a call that does not get through must leave everything as it was. */
function command({ told, inShop, inModel }: Deed, conditions: Conditions): fc.AsyncCommand<Model, Shop> {
  const { isReachable, isLoggedIn } = conditions;
  return {
    check: () => true,
    async run(model, shop) {
      Object.assign(model.conditions, conditions);
      await inShop(shop);
      if (isReachable) inModel(model);
      expectAlike(model, shop);
    },
    toString: () => `${told}${isReachable ? '' : ', offline'}${isLoggedIn ? '' : ', logged out'}`,
  };
}

const anyConditions = fc.record({
  isReachable: fc.nat({ max: 9 }).map((chance) => chance > 0),
  isLoggedIn: fc.nat({ max: 9 }).map((chance) => chance > 0),
});
const anyKey = fc.constantFrom(...KEYS);
const deeds = [
  anyKey.map(add),
  anyKey.map((key) => change(key, 'increment')),
  anyKey.map((key) => change(key, 'decrement')),
  anyKey.map(remove),
  anyKey.map(toggle),
  fc.constant(buy),
];
const anyCommands = fc.commands(
  deeds.map((deed) => fc.tuple(deed, anyConditions).map(([done, conditions]) => command(done, conditions))),
  { maxCommands: 40, size: 'max' },
);

it('Whatever a shopper does, cart and wishlist hold what they should, and no quantity is ever below 1', async () => {
  let longestCart = 0;
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      const conditions = { isReachable: true, isLoggedIn: true };
      const real = makeStatefulShop(conditions);
      await fc.asyncModelRun(
        () => ({ model: { conditions, cart: new Map<string, number>(), wishlist: new Set<string>() }, real }),
        commands,
      );
      longestCart = Math.max(longestCart, real.kept.cart.items.length);
    }),
    { numRuns: 300 },
  );
  expect(longestCart).toBeGreaterThan(1);
});
