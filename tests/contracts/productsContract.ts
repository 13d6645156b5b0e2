import { describe, expect, it } from 'vitest';
import { denimJacket, sunEarrings } from './backEndSamples.ts';
import type { BackEndSubject } from './backEndSubjects.ts';

export function describeProductsContract(name: string, makeSubject: () => BackEndSubject): void {
  const stocked = () => {
    const subject = makeSubject();
    subject.stock([sunEarrings, denimJacket]);
    return subject;
  };

  describe(`${name} obtains products`, () => {
    it('resolves with the whole catalogue in catalogue order, prices in paise', async () => {
      expect(await stocked().products.allProducts()).toEqual([sunEarrings, denimJacket]);
    });

    it('resolves with an empty list for an empty catalogue', async () => {
      expect(await makeSubject().products.allProducts()).toEqual([]);
    });

    it('fails without a connection and succeeds again with one', async () => {
      const subject = stocked();
      subject.loseConnection();
      await expect(subject.products.allProducts()).rejects.toMatchObject({ message: 'Network Error', reasons: [] });
      subject.heal();
      expect(await subject.products.allProducts()).toHaveLength(2);
    });
  });
}
