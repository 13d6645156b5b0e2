import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ForStoringPictures } from '../../../core/backend/ports/catalogue/ForStoringPictures.ts';

export type StoredPicturesSubject = { readonly pictures: ForStoringPictures; close(): Promise<void> };

export function describeStoredPicturesContract(name: string, open: () => Promise<StoredPicturesSubject>): void {
  describe(`${name} stores pictures`, () => {
    let subject: StoredPicturesSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject?.close());

    it('byte by byte', async () => {
      const content = new Uint8Array(randomBytes(300_000));
      await subject.pictures.store({ name: 'p-1-200.avif', content });
      await subject.pictures.store({ name: 'p-1.jpg', content: content.subarray(7) });
      expect(Buffer.compare((await subject.pictures.read('p-1-200.avif')) ?? Buffer.of(), content)).toBe(0);
      expect(Buffer.compare((await subject.pictures.read('p-1.jpg')) ?? Buffer.of(), content.subarray(7))).toBe(0);
    });

    it('and has none that nobody has stored', async () => {
      expect(await subject.pictures.read('p-2.jpg')).toBeUndefined();
    });

    it('also twice, for who tries again', async () => {
      const file = { name: 'p-3.webp', content: Uint8Array.of(1, 2, 3) };
      await subject.pictures.store(file);
      await subject.pictures.store(file);
      expect([...((await subject.pictures.read('p-3.webp')) ?? [])]).toEqual([1, 2, 3]);
    });
  });
}
