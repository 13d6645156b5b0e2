import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { denimJacket, signUpPriya, sunEarrings } from './backEndSamples.ts';
import { type MakeSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const wishedJacket = { ...denimJacket, ...atStart };
const wishedEarrings = { ...sunEarrings, ...atStart };

export function describeWishlistContract(name: string, makeSubject: MakeSubject): void {
  const priyasWishlist = async () => {
    const subject = await makeSubject();
    await subject.stock([denimJacket, sunEarrings]);
    return { ...subject, session: await signUpPriya(subject) };
  };

  describe(`${name} keeps the wishlist`, () => {
    it('starts empty', async () => {
      const { wishlist, session } = await priyasWishlist();
      expect(await wishlist.items(session)).toEqual([]);
    });

    it('appends products with both timestamps, and stores them', async () => {
      const { wishlist, session } = await priyasWishlist();
      expect(await wishlist.add(session, denimJacket)).toEqual([wishedJacket]);
      expect(await wishlist.add(session, sunEarrings)).toEqual([wishedJacket, wishedEarrings]);
      expect(await wishlist.items(session)).toEqual([wishedJacket, wishedEarrings]);
    });

    it('stores only the product fields of a cart item', async () => {
      const { wishlist, session } = await priyasWishlist();
      const item = { ...denimJacket, quantity: 7, createdAt: 'long ago', updatedAt: 'long ago' };
      expect(await wishlist.add(session, item)).toEqual([wishedJacket]);
    });

    it('removes a product', async () => {
      const { wishlist, session } = await priyasWishlist();
      await wishlist.add(session, denimJacket);
      await wishlist.add(session, sunEarrings);
      expect(await wishlist.remove(session, denimJacket.key)).toEqual([wishedEarrings]);
    });

    it.each(['unknown', '', '..'])('does not change the wishlist for the unknown key %j', async (key) => {
      const { wishlist, session } = await priyasWishlist();
      await wishlist.add(session, denimJacket);
      expect(await wishlist.remove(session, key)).toEqual([wishedJacket]);
    });

    it('leaves the cart unchanged', async () => {
      const { wishlist, cart, session } = await priyasWishlist();
      await wishlist.add(session, denimJacket);
      expect(await cart.items(session)).toEqual([]);
    });
  });

  describeProtectedCall(`${name}: reading the wishlist`, makeSubject, ({ wishlist }, session) =>
    wishlist.items(session),
  );
  describeProtectedCall(`${name}: adding to the wishlist`, makeSubject, ({ wishlist }, session) =>
    wishlist.add(session, denimJacket),
  );
  describeProtectedCall(`${name}: removing from the wishlist`, makeSubject, ({ wishlist }, session) =>
    wishlist.remove(session, 'some'),
  );
}
