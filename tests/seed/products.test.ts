import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productSeeds } from '../../adapters/seeds/products.ts';
import type { SeedProduct } from '../../adapters/seeds/SeedProduct.ts';
import { SAMPLE_PRODUCTS, sizeSeeds } from '../../adapters/seeds/sizes.ts';
import { pictureStyleSeeds } from '../../adapters/seeds/stylePictures.ts';

const publicFolder = join(import.meta.dirname, '../../public');

const countBy = (field: (product: SeedProduct) => string) => {
  const counts = new Map<string, number>();
  for (const product of productSeeds) counts.set(field(product), (counts.get(field(product)) ?? 0) + 1);
  return Object.fromEntries(counts);
};
const pricedBetween = (min: number, max: number) =>
  productSeeds.filter((product) => product.discounted_price >= min && product.discounted_price <= max);
const isFile = (path: string) => existsSync(join(publicFolder, path));
const kilobytes = (path: string) => statSync(join(publicFolder, path)).size / 1000;

describe('The seed catalogue holds 25 products', () => {
  it('numbers them 1 to 25 in catalogue order, each with a unique key [spec 1.seed-catalogue, 3.product-identity, 9.seed-size]', () => {
    expect(productSeeds.map((product) => product.id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(new Set(productSeeds.map((product) => product._id)).size).toBe(25);
  });

  it("has 11 men's and 14 women's products [spec 1.seed-catalogue, 3.product-category]", () => {
    expect(countBy((product) => product.category_name)).toEqual({ "men's": 11, "women's": 14 });
  });

  it('sorts them into clothing and accessories, with several of each [spec 3.product-category]', () => {
    const counts = countBy((product) => product.category);
    expect(Object.keys(counts).sort()).toEqual(['accessories', 'clothing']);
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(5);
  });

  it('spreads the sizes S, M, L and XL [spec 3.product-creator-and-size]', () => {
    expect(Object.keys(countBy((product) => product.size)).sort()).toEqual(['L', 'M', 'S', 'XL']);
  });

  it('gives each product one social handle, of at least 8 creators with 2 to 5 pieces each [spec 3.product-creator-and-size]', () => {
    const pieces = countBy((product) => product.influencers);
    expect(Object.keys(pieces).length).toBeGreaterThanOrEqual(8);
    for (const [handle, count] of Object.entries(pieces)) {
      expect(handle).toMatch(/^@[a-z]+(\.[a-z]+)*$/);
      expect(count, handle).toBeGreaterThanOrEqual(2);
      expect(count, handle).toBeLessThanOrEqual(5);
    }
  });

  it('has unique, descriptive names that fit on a card', () => {
    expect(new Set(productSeeds.map((product) => product.name)).size).toBe(25);
    for (const { name, description } of productSeeds) {
      expect(name).toMatch(/^\S.{6,43}\S$/);
      expect(description.length, name).toBeGreaterThan(80);
    }
  });
});

describe('The real shop sells some of them in other sizes too', () => {
  it('in three to five sizes of at least six styles, numbered on', () => {
    const styles = new Map(sizeSeeds.map(({ style }) => [style, sizeSeeds.filter((seed) => seed.style === style)]));
    expect(styles.size).toBeGreaterThanOrEqual(6);
    for (const [style, others] of styles) {
      const sizes = [...productSeeds.filter(({ _id }) => _id === style), ...others].map(({ size }) => size);
      expect(new Set(sizes).size, style).toBe(sizes.length);
      expect(sizes.length, style).toBeGreaterThanOrEqual(3);
      expect(sizes.length, style).toBeLessThanOrEqual(5);
    }
    expect(sizeSeeds.map(({ id }) => id)).toEqual(sizeSeeds.map((_, index) => 26 + index));
    expect(new Set([...productSeeds, ...sizeSeeds].map(({ _id }) => _id)).size).toBe(SAMPLE_PRODUCTS);
  });
});

describe('The real shop shows some of them in further pictures', () => {
  it.each(pictureStyleSeeds)('$title, whose files are there', ({ pictures, id }) => {
    expect(productSeeds.some(({ _id }) => _id === id)).toBe(true);
    expect(pictures.length).toBeGreaterThan(2);
    for (const { image, picture } of pictures) {
      expect(isFile(image), image).toBe(true);
      for (const width of picture?.widths ?? []) {
        for (const format of picture?.formats ?? []) expect(isFile(`${picture?.files}-${width}.${format}`)).toBe(true);
      }
    }
  });
});

describe('The seed catalogue is priced from 69 to 1499', () => {
  it('has a lowest price of 69 and a highest price of 1499 [spec 1.seed-catalogue]', () => {
    const prices = productSeeds.map((product) => product.discounted_price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([69, 1499]);
  });

  it('has prices in whole rupees, none above the original price', () => {
    for (const { name, original_price, discounted_price } of productSeeds) {
      expect(Number.isInteger(original_price) && Number.isInteger(discounted_price), name).toBe(true);
      expect(discounted_price, name).toBeLessThanOrEqual(original_price);
      expect(original_price, name).toBeLessThanOrEqual(1499);
    }
  });

  it('discounts most products but not all', () => {
    const undiscounted = productSeeds.filter((product) => product.discounted_price === product.original_price);
    expect(undiscounted.length).toBeGreaterThanOrEqual(2);
    expect(undiscounted.length).toBeLessThan(productSeeds.length / 2);
  });

  it.each([
    [0, 200],
    [201, 999],
    [1000, 1999],
  ])('puts at least two products in the price band %d-%d', (min, max) => {
    expect(pricedBetween(min, max).length).toBeGreaterThanOrEqual(2);
  });
});

/** The most kB of an AVIF file by its width in pixels, as in docs/pictures. */
const MOST_KILOBYTES = { 200: 6, 400: 15, 640: 30, 800: 40 };

describe('Every product has its picture, and New Arrivals their videos', () => {
  it.each(productSeeds.map((product) => [product.id, product.img]))('product %d is pictured at %s', (id, image) => {
    expect(image).toBe(`/pictures/products/${id}.jpg`);
    expect(isFile(image)).toBe(true);
  });

  it.each(productSeeds)(
    'product $id has its picture in every format and width, small enough for a phone',
    ({ id, picture }) => {
      const views = [picture, picture?.detail].filter((view) => view !== undefined);
      expect(views.map(({ files }) => files)).toEqual([`/pictures/products/${id}`, `/pictures/products/${id}-detail`]);
      for (const { files, widths, formats, width, height, placeholder } of views) {
        expect(placeholder).toMatch(/^data:image\/webp;base64,UklGR[\w+/]+=*$/);
        expect(formats).toEqual(['avif', 'webp']);
        expect(width / height).toBe(4 / 5);
        const every = formats.flatMap((format) => widths.map((each) => `${files}-${each}.${format}`));
        expect([...every, `${files}.jpg`].filter((path) => !isFile(path))).toEqual([]);
        expect(widths).toEqual(expect.arrayContaining(Object.keys(MOST_KILOBYTES).map(Number)));
        for (const [each, most] of Object.entries(MOST_KILOBYTES)) {
          expect(kilobytes(`${files}-${each}.avif`)).toBeLessThanOrEqual(most);
        }
      }
    },
  );

  it.each([...new Set(productSeeds.map((product) => product.influencers))])('%s has a round mark', (handle) => {
    for (const type of ['svg', 'png']) {
      expect(isFile(`/pictures/creators/${handle.replace('@', '')}.${type}`)).toBe(true);
    }
  });

  it.each([14, 17, 12, 16])('product %d has a video in both formats and a poster', (id) => {
    expect(['webm', 'mp4', 'webp'].filter((kind) => isFile(`videos/${id}.${kind}`))).toEqual(['webm', 'mp4', 'webp']);
  });
});
