import { describe, expect, it } from 'vitest';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { denimJacket, priya, signUpPriya, sunEarrings } from './backEndSamples.ts';
import { type BackEndSubject, type MakeSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const MINUTE = 60_000;
const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const oneJacket = { ...denimJacket, quantity: 1, ...atStart };
const oneEarrings = { ...sunEarrings, quantity: 1, ...atStart };
const quantities = (cart: readonly CartItem[]) => cart.map(({ name, quantity }) => [name, quantity]);

type StartCart = () => Promise<BackEndSubject & { readonly session: Session }>;

export function describeCartContract(name: string, makeSubject: MakeSubject): void {
  const priyasCart = async () => {
    const subject = await makeSubject();
    await subject.stock([denimJacket, sunEarrings]);
    return { ...subject, session: await signUpPriya(subject) };
  };

  describe(`${name} keeps the cart`, () => {
    describeAdding(priyasCart);
    describeChanging(priyasCart);
    describeShoppers(priyasCart);
  });
  describe(`${name} removes what was ordered`, () => describeRemovingOrdered(priyasCart));

  describeProtectedCall(`${name}: reading the cart`, makeSubject, ({ cart }, session) => cart.items(session));
  describeProtectedCall(`${name}: adding to the cart`, makeSubject, ({ cart }, session) =>
    cart.add(session, denimJacket),
  );
  describeProtectedCall(`${name}: incrementing`, makeSubject, ({ cart }, session) =>
    cart.change(session, 'some', 'increment'),
  );
  describeProtectedCall(`${name}: removing from the cart`, makeSubject, ({ cart }, session) =>
    cart.change(session, 'some', 'remove'),
  );
  describeProtectedCall(`${name}: removing what was ordered`, makeSubject, ({ cart }, session) =>
    cart.removeOrdered(session, [oneJacket]),
  );
}

function describeAdding(priyasCart: StartCart): void {
  it('starts empty', async () => {
    const { cart, session } = await priyasCart();
    expect(await cart.items(session)).toEqual([]);
  });

  it('appends a product with the quantity 1 and both timestamps, and stores it', async () => {
    const { cart, session } = await priyasCart();
    expect(await cart.add(session, denimJacket)).toEqual([oneJacket]);
    expect(await cart.add(session, sunEarrings)).toEqual([oneJacket, oneEarrings]);
    expect(await cart.items(session)).toEqual([oneJacket, oneEarrings]);
  });

  it('sets the quantity to 1 and both timestamps, also when the product has such fields', async () => {
    const { cart, session } = await priyasCart();
    const item = { ...denimJacket, colour: 'blue', quantity: 7, createdAt: 'long ago', updatedAt: 'long ago' };
    expect(await cart.add(session, item)).toEqual([oneJacket]);
  });

  it('adds several pieces of a product, and changes nothing when the call is repeated', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, sunEarrings);
    expect(await cart.add(session, denimJacket, 3)).toEqual([oneEarrings, { ...oneJacket, quantity: 3 }]);
    expect(await cart.add(session, denimJacket, 3)).toEqual([oneEarrings, { ...oneJacket, quantity: 3 }]);
  });

  it('returns one line for a product that was added twice', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    const added = await cart.add(session, denimJacket);
    expect(added).toMatchObject([{ key: denimJacket.key }]);
    expect(await cart.items(session)).toEqual(added);
    expect(await cart.change(session, denimJacket.key, 'remove')).toEqual([]);
  });
}

function describeChanging(priyasCart: StartCart): void {
  it('increments and decrements one line by one and updates its timestamp', async () => {
    const { cart, session, letPass } = await priyasCart();
    await cart.add(session, denimJacket);
    await cart.add(session, sunEarrings);
    letPass(MINUTE);
    const later = { ...oneJacket, updatedAt: timestamp(START + MINUTE) };
    const incremented = await cart.change(session, denimJacket.key, 'increment');
    expect(incremented).toEqual([{ ...later, quantity: 2 }, oneEarrings]);
    expect(await cart.change(session, denimJacket.key, 'decrement')).toEqual([later, oneEarrings]);
  });

  it('counts a change once that is repeated with the same idempotency key', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    const [first, second] = ['3f0c2a51-7b8d-4c19-9e0a-0d2f6b1c7e55', '8c1d6e02-5a4f-4b7e-8f3d-1e2a3b4c5d6f'];
    const press = async (change: 'increment' | 'decrement', key?: string) =>
      quantities(await cart.change(session, denimJacket.key, change, key));
    expect(await press('increment', first)).toEqual([[denimJacket.name, 2]]);
    expect(await press('increment', first)).toEqual([[denimJacket.name, 2]]);
    expect(await press('increment')).toEqual([[denimJacket.name, 3]]);
    expect(await press('decrement', second)).toEqual([[denimJacket.name, 2]]);
    expect(await press('decrement', second)).toEqual([[denimJacket.name, 2]]);
  });

  it('returns no line with a quantity below 1 after repeated decrements', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    for (let press = 0; press < 3; press += 1) {
      const left = await cart.change(session, denimJacket.key, 'decrement');
      expect(left.filter(({ quantity }) => quantity < 1)).toEqual([]);
    }
    expect(await cart.change(session, denimJacket.key, 'remove')).toEqual([]);
    expect(await cart.add(session, denimJacket)).toEqual([oneJacket]);
  });

  it('returns no line with a quantity above 99', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    for (let press = 0; press < 98; press += 1) await cart.change(session, denimJacket.key, 'increment');
    expect(await cart.items(session)).toMatchObject([{ quantity: 99 }]);
    expect(await cart.change(session, denimJacket.key, 'increment')).toMatchObject([{ quantity: 99 }]);
  }, 20_000);

  it('removes a line', async () => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    await cart.add(session, sunEarrings);
    expect(await cart.change(session, denimJacket.key, 'remove')).toEqual([oneEarrings]);
  });

  it.each(['unknown', '', '.', '..', 'clearCart'])('changes nothing for the unknown key %j', async (key) => {
    const { cart, session } = await priyasCart();
    await cart.add(session, denimJacket);
    expect(await cart.change(session, key, 'increment')).toEqual([oneJacket]);
    expect(await cart.change(session, key, 'decrement')).toEqual([oneJacket]);
    expect(await cart.change(session, key, 'remove')).toEqual([oneJacket]);
  });

  it('does not change an array that it returned earlier', async () => {
    const { cart, session } = await priyasCart();
    const earlier = await cart.add(session, denimJacket);
    await cart.change(session, denimJacket.key, 'increment');
    expect(earlier).toEqual([oneJacket]);
  });
}

function describeShoppers(priyasCart: StartCart): void {
  it('never returns the cart of another shopper', async () => {
    const { cart, session, authentication } = await priyasCart();
    await cart.add(session, denimJacket);
    const other = await authentication.signUp({ ...priya, email: 'ravi@example.com' });
    expect(await cart.items(other)).toEqual([]);
  });

  it('acts for the session it is given, also after another shopper has logged in', async () => {
    const { cart, session, authentication } = await priyasCart();
    const other = await authentication.signUp({ ...priya, email: 'ravi@example.com' });
    expect(await cart.add(session, denimJacket)).toEqual([oneJacket]);
    expect(await cart.items(other)).toEqual([]);
    expect(await cart.removeOrdered(other, [oneJacket])).toEqual([]);
    expect(await cart.items(session)).toEqual([oneJacket]);
  });
}

function describeRemovingOrdered(priyasCart: StartCart): void {
  /** Fills the cart with these quantities of jackets and earrings. */
  const cartOf = async (jackets: number, earrings: number) => {
    const { cart, session } = await priyasCart();
    for (const [product, pieces] of [[denimJacket, jackets] as const, [sunEarrings, earrings] as const]) {
      if (pieces > 0) await cart.add(session, product);
      for (let piece = 1; piece < pieces; piece += 1) await cart.change(session, product.key, 'increment');
    }
    const order = async (...ordered: CartItem[]) => {
      const left = await cart.removeOrdered(session, ordered);
      expect(await cart.items(session)).toEqual(left);
      return quantities(left);
    };
    return { order };
  };
  const jackets = (quantity: number) => ({ ...oneJacket, quantity });

  it('returns an empty cart when everything was ordered', async () => {
    const { order } = await cartOf(2, 1);
    expect(await order(jackets(2), oneEarrings)).toEqual([]);
  });

  it('keeps a product that was added after the order', async () => {
    const { order } = await cartOf(2, 1);
    expect(await order(jackets(2))).toEqual([[sunEarrings.name, 1]]);
  });

  it('keeps a quantity that was added after the order', async () => {
    const { order } = await cartOf(5, 2);
    expect(await order(jackets(3), oneEarrings)).toEqual([
      [denimJacket.name, 2],
      [sunEarrings.name, 1],
    ]);
  });

  it('keeps the other lines when an ordered product is no longer in the cart', async () => {
    const { order } = await cartOf(0, 1);
    expect(await order(jackets(3))).toEqual([[sunEarrings.name, 1]]);
  });

  it('removes the line when its quantity is below the ordered one', async () => {
    const { order } = await cartOf(1, 1);
    expect(await order(jackets(3))).toEqual([[sunEarrings.name, 1]]);
  });

  it('changes nothing when nothing was ordered', async () => {
    const { order } = await cartOf(2, 0);
    expect(await order()).toEqual([[denimJacket.name, 2]]);
  });
}
