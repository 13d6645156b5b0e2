import { describe, expect, it } from 'vitest';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { denimJacket, sunEarrings } from './backEndSamples.ts';
import type { BackEndSubject } from './backEndSubjects.ts';

export function describeProductsContract(name: string, makeSubject: () => BackEndSubject): void {
  const stocked = () => {
    const subject = makeSubject();
    subject.stock([sunEarrings, denimJacket]);
    return subject;
  };

  describe(`${name} obtains products`, () => {
    it('answers the whole catalogue in catalogue order, prices in paise', async () => {
      expect(await stocked().products.allProducts()).toEqual([sunEarrings, denimJacket]);
    });

    it('answers an empty catalogue as such', async () => {
      expect(await makeSubject().products.allProducts()).toEqual([]);
    });

    it('answers one product by its key, else by its numeric id', async () => {
      const { products } = stocked();
      expect(await products.product(denimJacket.key)).toEqual(denimJacket);
      expect(await products.product('2')).toEqual(sunEarrings);
    });

    it.each(['unknown', '', '..', '%', '02'])('fails for the product %j that does not exist', async (key) => {
      await expect(stocked().products.product(key)).rejects.toThrow(BackEndFailure);
    });

    it('derives the categories from the distinct product categories', async () => {
      const subject = makeSubject();
      subject.stock([sunEarrings, denimJacket, { ...sunEarrings, id: 3, key: 'third' }]);
      expect(await subject.products.allCategories()).toEqual([
        { categoryName: 'accessories' },
        { categoryName: 'clothing' },
      ]);
    });

    it('fails without a connection and answers again with one', async () => {
      const subject = stocked();
      subject.loseConnection();
      await expect(subject.products.allProducts()).rejects.toMatchObject({ message: 'Network Error', reasons: [] });
      subject.regainConnection();
      expect(await subject.products.allProducts()).toHaveLength(2);
    });
  });
}
