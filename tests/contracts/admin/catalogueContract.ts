import { describe, expect, it } from 'vitest';
import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ForKeepingStyles } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** The ports on a back-end with one style, the tee of the samples. */
export type CatalogueSubject = {
  readonly styles: ForKeepingStyles;
  readonly sizes: ForKeepingSizes;
  readonly photograph: Uint8Array;
  loseConnection(): void;
  breakDown(): void;
  endSession(): void;
};

/** Returns the value of a success. */
function succeeded<Value>(result: { readonly outcome: string; readonly value?: Value }): Value {
  if (result.value === undefined) throw new Error(JSON.stringify(result));
  return result.value;
}

export function describeCatalogueContract(name: string, open: () => Promise<CatalogueSubject>): void {
  const raincoat = async ({ styles }: CatalogueSubject) =>
    succeeded(await styles.add({ title: 'Raincoat', creator: '@zoya.aftersix' }));

  describe(`${name}: the catalogue of the admin`, () => {
    it('is read style by style, with sizes, and searched', async () => {
      const subject = await open();
      const { style } = await raincoat(subject);
      const { styles } = subject;
      const page = await styles.find({ text: '' });
      expect(page.styles.map(({ title }) => title)).toEqual(['Raincoat', 'Low Tide Tee']);
      expect(page.styles[1]).toMatchObject({ id: 'tee', picture: { image: '/pictures/products/1.jpg' } });
      expect(page.styles[1]?.sizes).toMatchObject([{ sku: 'tee', size: 'M', price: 49_900, compareAtPrice: 69_900 }]);
      expect((await styles.find({ text: 'low ti' })).styles.map(({ id }) => id)).toEqual(['tee']);
      expect((await styles.find({ text: '', after: style.id })).styles.map(({ id }) => id)).toEqual(['tee']);
      expect(await styles.read('tee')).toMatchObject({ style: { title: 'Low Tide Tee' }, sizes: [{ sku: 'tee' }] });
      expect(await styles.read('none')).toBeUndefined();
    });

    it('is saved by the one who has seen the latest state', async () => {
      const subject = await open();
      const { styles } = subject;
      const { style, tag } = await raincoat(subject);
      const saved = succeeded(await styles.save(style.id, tag, { care: 'Wipe' }));
      expect(saved.style).toEqual({ ...style, care: 'Wipe' });
      expect(await styles.save(style.id, tag, { care: 'Wash' })).toEqual({ outcome: 'stale', current: saved });
      expect(await styles.save(style.id, saved.tag, { hsn: '1' })).toEqual({
        ...{ outcome: 'refused', text: 'hsn is not a code of 4, 6 or 8 digits' },
      });
      expect(await styles.read(style.id)).toMatchObject(saved);
    });

    it('has pictures, whose sending is told', async () => {
      const subject = await open();
      const { styles, photograph } = subject;
      const { style } = await raincoat(subject);
      const told: number[] = [];
      const upload = { photograph, alt: 'The front', tellProgress: (part: number) => void told.push(part) };
      const picture = succeeded(await styles.addPicture(style.id, upload));
      expect([picture.alt, told.at(-1)]).toEqual(['The front', 1]);
      const broken = { ...upload, photograph: Uint8Array.of(1) };
      expect(await styles.addPicture(style.id, broken)).toMatchObject({ outcome: 'refused' });
      expect((await styles.read(style.id))?.style.pictures).toEqual([picture]);
      await styles.removePicture(style.id, picture.id);
      await styles.removePicture(style.id, picture.id);
      expect((await styles.read(style.id))?.style.pictures).toEqual([]);
    });

    it('has sizes, which are added and saved', async () => {
      const subject = await open();
      const { sizes, styles } = subject;
      const { style } = await raincoat(subject);
      const size = { sku: '', styleId: style.id, size: 'M', price: 100_000, compareAtPrice: null, hidden: false };
      const added = succeeded(await sizes.add(size));
      expect(added).toMatchObject({ ...size, sku: 'raincoat-m' });
      expect(await sizes.add({ ...size, sku: 'tee' })).toMatchObject({ outcome: 'refused' });
      const saved = succeeded(await sizes.save(added.sku, added.tag, { price: 90_000 }));
      expect(saved.price).toBe(90_000);
      expect(await sizes.save(added.sku, added.tag, { price: 1 })).toEqual({ outcome: 'stale', current: saved });
      expect(await sizes.save(added.sku, saved.tag, { price: -1 })).toMatchObject({ outcome: 'refused' });
      const [read] = (await styles.read(style.id))?.sizes ?? [];
      expect(read).toEqual(saved);
    });

    it('is changed for many sizes at once, after a preview, and undone', async () => {
      const { sizes, styles } = await open();
      const price = async () => (await styles.read('tee'))?.sizes[0]?.price;
      const offer = { price: 49_900, compareAtPrice: 69_900, hidden: false };
      const changes = [{ sku: 'tee', before: offer, after: { ...offer, price: 44_910 } }];
      expect(await sizes.changeMany(['tee'], { pricePercent: -10 }, true)).toEqual({ outcome: 'changed', changes });
      expect(await price()).toBe(49_900);
      const changed = await sizes.changeMany(['tee'], { pricePercent: -10 }, false);
      expect(changed).toEqual({ outcome: 'changed', id: expect.any(String), changes });
      const id = 'id' in changed ? (changed.id ?? '') : '';
      expect(await sizes.undoMany(id)).toEqual({ outcome: 'undone', undone: ['tee'], kept: [] });
      expect(await price()).toBe(49_900);
      expect(await sizes.undoMany(id)).toMatchObject({ outcome: 'refused' });
      expect(await sizes.changeMany(['none'], { hidden: true }, true)).toEqual({
        ...{ outcome: 'refused', text: 'none: there is no such product' },
      });
    });

    it('is not known without a connection, without a session, nor when the back-end fails', async () => {
      const subject = await open();
      const { styles, sizes } = subject;
      const calls = [() => styles.find({ text: '' }), () => styles.read('tee'), () => sizes.undoMany('1')];
      subject.loseConnection();
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
      subject.endSession();
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(SessionEnded);
      subject.breakDown();
      for (const call of calls) await expect(call()).rejects.not.toBeInstanceOf(Unreachable);
    });
  });
}
