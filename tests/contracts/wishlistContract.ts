import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { denimJacket, sunEarrings, welcomePriya } from './backEndSamples.ts';
import { type BackEndSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const wishedJacket = { ...denimJacket, ...atStart };
const wishedEarrings = { ...sunEarrings, ...atStart };

export function describeWishlistContract(name: string, makeSubject: () => BackEndSubject): void {
  const priyasWishlist = async () => {
    const subject = makeSubject();
    await welcomePriya(subject);
    return subject;
  };

  describe(`${name} keeps the wishlist`, () => {
    it('starts empty', async () => {
      const { wishlist } = await priyasWishlist();
      expect(await wishlist.items()).toEqual([]);
    });

    it('adds products, stamped, at the end, and keeps them', async () => {
      const { wishlist } = await priyasWishlist();
      expect(await wishlist.add(denimJacket)).toEqual([wishedJacket]);
      expect(await wishlist.add(sunEarrings)).toEqual([wishedJacket, wishedEarrings]);
      expect(await wishlist.items()).toEqual([wishedJacket, wishedEarrings]);
    });

    it('keeps only the product of a cart item', async () => {
      const { wishlist } = await priyasWishlist();
      const item = { ...denimJacket, quantity: 7, createdAt: 'long ago', updatedAt: 'long ago' };
      expect(await wishlist.add(item)).toEqual([wishedJacket]);
    });

    it('removes a product', async () => {
      const { wishlist } = await priyasWishlist();
      await wishlist.add(denimJacket);
      await wishlist.add(sunEarrings);
      expect(await wishlist.remove(denimJacket.key)).toEqual([wishedEarrings]);
    });

    it.each(['unknown', '', '..'])('leaves the wishlist as it is for the unknown key %j', async (key) => {
      const { wishlist } = await priyasWishlist();
      await wishlist.add(denimJacket);
      expect(await wishlist.remove(key)).toEqual([wishedJacket]);
    });

    it('is not the cart', async () => {
      const subject = await priyasWishlist();
      await subject.wishlist.add(denimJacket);
      expect(await subject.cart.items()).toEqual([]);
    });
  });

  describeProtectedCall(`${name}: reading the wishlist`, makeSubject, ({ wishlist }) => wishlist.items());
  describeProtectedCall(`${name}: adding to the wishlist`, makeSubject, ({ wishlist }) => wishlist.add(denimJacket));
  describeProtectedCall(`${name}: removing from the wishlist`, makeSubject, ({ wishlist }) => wishlist.remove('some'));
}
