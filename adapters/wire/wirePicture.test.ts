import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireProduct } from './wireProduct.ts';

const picture = {
  files: '/pictures/products/7',
  widths: [400, 800],
  formats: ['avif', 'webp'],
  width: 800,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

const detail = { ...picture, files: '/pictures/products/7-detail' };

function parsed(written: object) {
  const product = {
    _id: 'tote',
    id: 7,
    name: 'Tote',
    category: 'accessories',
    category_name: "women's",
    influencers: '@meher.makes',
    size: 'M',
    original_price: 399,
    discounted_price: 250,
    img: '/pictures/products/7.jpg',
    description: 'A bag.',
  };
  return v.parse(wireProduct, { ...product, ...written });
}

describe("A product's pictures in the JSON of the API", () => {
  it('are parsed, with the second view', () => {
    expect(parsed({ picture: { ...picture, detail } }).picture).toEqual({ ...picture, detail });
    expect(parsed({ picture }).picture).toEqual(picture);
  });

  it('are optional: the product has its img [spec 3.product-prices-and-picture]', () => {
    const product = parsed({});
    expect(product.picture).toBeUndefined();
    expect(product.image).toBe('/pictures/products/7.jpg');
  });

  it.each([
    ['no object', 'yes'],
    ['null', null],
    ['without a field', { ...picture, placeholder: undefined }],
    ['no width', { ...picture, widths: [] }],
    ['a width of nothing', { ...picture, widths: [0] }],
    ['a height in words', { ...picture, height: 'tall' }],
    ['an address with a space', { ...picture, files: '/a b' }],
    ['an address that is a script', { ...picture, files: 'javascript:alert(1)' }],
    ['a placeholder that closes its quotes', { ...picture, placeholder: 'data:image/webp;base64,AA"), url("//x' }],
    ['a format that is a path', { ...picture, formats: ['../avif'] }],
  ])('are ignored when they are invalid: %s', (_, malformed) => {
    const product = parsed({ picture: malformed });
    expect(product.picture).toBeUndefined();
    expect(product.name).toBe('Tote');
  });

  it('lose only the second view when only that is invalid', () => {
    expect(parsed({ picture: { ...picture, detail: { ...detail, widths: 'many' } } }).picture).toEqual(picture);
  });
});
