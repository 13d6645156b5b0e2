import { describe, expect, it } from 'vitest';
import { denimJacket, sunEarrings } from './backEndSamples.ts';
import type { MakeSubject } from './backEndSubjects.ts';

export function describeProductsContract(name: string, makeSubject: MakeSubject): void {
  const stocked = async () => {
    const subject = await makeSubject();
    await subject.stock([sunEarrings, denimJacket]);
    return subject;
  };

  describe(`${name} obtains products`, () => {
    it('resolves with the whole catalogue in catalogue order, prices in paise', async () => {
      expect((await (await stocked()).products.catalogue()).products).toEqual([sunEarrings, denimJacket]);
    });

    it('resolves with an empty list for an empty catalogue', async () => {
      expect((await (await makeSubject()).products.catalogue()).products).toEqual([]);
    });

    it('fails without a connection and succeeds again with one', async () => {
      const subject = await stocked();
      subject.loseConnection();
      await expect(subject.products.catalogue()).rejects.toMatchObject({ message: 'Network Error', reasons: [] });
      subject.heal();
      expect((await subject.products.catalogue()).products).toHaveLength(2);
    });
  });
}
