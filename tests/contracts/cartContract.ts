import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { denimJacket, priya, sunEarrings, welcomePriya } from './backEndSamples.ts';
import { type BackEndSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const MINUTE = 60_000;
const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const oneJacket = { ...denimJacket, quantity: 1, ...atStart };
const oneEarrings = { ...sunEarrings, quantity: 1, ...atStart };

export function describeCartContract(name: string, makeSubject: () => BackEndSubject): void {
  const priyasCart = async () => {
    const subject = makeSubject();
    await welcomePriya(subject);
    return subject;
  };

  describe(`${name} keeps the cart`, () => {
    it('starts empty', async () => {
      const { cart } = await priyasCart();
      expect(await cart.items()).toEqual([]);
    });

    it('adds a product with the quantity 1, stamped, at the end, and keeps it', async () => {
      const { cart } = await priyasCart();
      expect(await cart.add(denimJacket)).toEqual([oneJacket]);
      expect(await cart.add(sunEarrings)).toEqual([oneJacket, oneEarrings]);
      expect(await cart.items()).toEqual([oneJacket, oneEarrings]);
    });

    it('sets the quantity to 1 and stamps anew whatever is sent with the product', async () => {
      const { cart } = await priyasCart();
      const item = { ...denimJacket, colour: 'blue', quantity: 7, createdAt: 'long ago', updatedAt: 'long ago' };
      expect(await cart.add(item)).toEqual([oneJacket]);
    });

    it('looks for no duplicate when adding', async () => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      expect(await cart.add(denimJacket)).toEqual([oneJacket, oneJacket]);
    });

    it('increments and decrements one line by one and says when', async () => {
      const subject = await priyasCart();
      await subject.cart.add(denimJacket);
      await subject.cart.add(sunEarrings);
      subject.letPass(MINUTE);
      const later = { ...oneJacket, updatedAt: timestamp(START + MINUTE) };
      expect(await subject.cart.change(denimJacket.key, 'increment')).toEqual([{ ...later, quantity: 2 }, oneEarrings]);
      expect(await subject.cart.change(denimJacket.key, 'decrement')).toEqual([later, oneEarrings]);
    });

    it('sets no lower bound to a decrement', async () => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      await cart.change(denimJacket.key, 'decrement');
      expect(await cart.change(denimJacket.key, 'decrement')).toMatchObject([{ quantity: -1 }]);
    });

    it('changes the first of two lines of one product, and removes both', async () => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      await cart.add(denimJacket);
      expect(await cart.change(denimJacket.key, 'increment')).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
      expect(await cart.change(denimJacket.key, 'remove')).toEqual([]);
    });

    it('removes a line', async () => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      await cart.add(sunEarrings);
      expect(await cart.change(denimJacket.key, 'remove')).toEqual([oneEarrings]);
    });

    it('clears', async () => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      expect(await cart.clear()).toEqual([]);
      expect(await cart.items()).toEqual([]);
    });

    it.each(['unknown', '', '.', '..', 'clearCart'])('leaves the cart as it is for the unknown key %j', async (key) => {
      const { cart } = await priyasCart();
      await cart.add(denimJacket);
      expect(await cart.change(key, 'increment')).toEqual([oneJacket]);
      expect(await cart.change(key, 'decrement')).toEqual([oneJacket]);
      expect(await cart.change(key, 'remove')).toEqual([oneJacket]);
    });

    it('leaves an earlier answer as it was', async () => {
      const { cart } = await priyasCart();
      const earlier = await cart.add(denimJacket);
      await cart.change(denimJacket.key, 'increment');
      expect(earlier).toEqual([oneJacket]);
    });

    it('never shows one shopper the cart of another', async () => {
      const subject = await priyasCart();
      await subject.cart.add(denimJacket);
      const other = await subject.authentication.signUp({ ...priya, email: 'ravi@example.com' });
      subject.carry(other.token);
      expect(await subject.cart.items()).toEqual([]);
    });
  });

  describeProtectedCall(`${name}: reading the cart`, makeSubject, ({ cart }) => cart.items());
  describeProtectedCall(`${name}: adding to the cart`, makeSubject, ({ cart }) => cart.add(denimJacket));
  describeProtectedCall(`${name}: incrementing`, makeSubject, ({ cart }) => cart.change('some', 'increment'));
  describeProtectedCall(`${name}: removing from the cart`, makeSubject, ({ cart }) => cart.change('some', 'remove'));
  describeProtectedCall(`${name}: clearing the cart`, makeSubject, ({ cart }) => cart.clear());
}
