import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { validateProduct } from './validateProduct.ts';

const { id: _, ...withoutId } = aProduct();
const HIGHEST = 1_000_000_000;

describe('A product', () => {
  it.each([
    ['with every field', aProduct()],
    ['without an id', withoutId],
    ['without a description and a category name', aProduct({ description: '', categoryName: '' })],
    ['without a discount', aProduct({ originalPrice: 100, discountedPrice: 100 })],
    ['that is free', aProduct({ originalPrice: 0, discountedPrice: 0 })],
    ['of the highest price', aProduct({ originalPrice: HIGHEST, discountedPrice: HIGHEST })],
    ['with the longest description', aProduct({ description: 'x'.repeat(10_000) })],
  ])('%s is valid', (_title, product) => {
    expect(validateProduct(product)).toEqual([]);
  });

  it.each(['key', 'name', 'category', 'influencer', 'size', 'image'])('needs the field %s', (field) => {
    expect(validateProduct(aProduct({ [field]: '' }))).toEqual([`${field} is missing`]);
    expect(validateProduct(aProduct({ [field]: ' \t' }))).toEqual([`${field} is missing`]);
  });

  it('has a key of at most 512 characters', () => {
    expect(validateProduct(aProduct({ key: 'x'.repeat(512) }))).toEqual([]);
    expect(validateProduct(aProduct({ key: 'x'.repeat(513) }))).toEqual(['key has more than 512 characters']);
  });

  const texts = ['name', 'category', 'influencer', 'size', 'image', 'categoryName', 'description'];
  it.each(texts)('has at most 10,000 characters in the field %s', (field) => {
    const faults = validateProduct(aProduct({ [field]: 'x'.repeat(10_001) }));
    expect(faults).toEqual([`${field} has more than 10000 characters`]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('does not cost %d paise', (price) => {
    expect(validateProduct(aProduct({ discountedPrice: price }))).toContain(
      'discountedPrice is not an amount of 0 or more',
    );
    expect(validateProduct(aProduct({ originalPrice: price }))).toContain(
      'originalPrice is not an amount of 0 or more',
    );
  });

  it('does not cost more than 1 crore of rupees', () => {
    const faults = ['originalPrice is above ₹1,00,00,000', 'discountedPrice is above ₹1,00,00,000'];
    const price = HIGHEST + 1;
    expect(validateProduct(aProduct({ originalPrice: price, discountedPrice: price }))).toEqual(faults);
  });

  it('does not cost more than its original price', () => {
    const product = aProduct({ originalPrice: 100, discountedPrice: 101 });
    expect(validateProduct(product)).toEqual(['discountedPrice is above originalPrice']);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('does not have the id %d', (id) => {
    expect(validateProduct(aProduct({ id }))).toEqual(['id is not a whole number above 0']);
  });

  it('is told every fault', () => {
    const faulty = aProduct({ key: '', name: '', originalPrice: -1, discountedPrice: 0, id: 0 });
    expect(validateProduct(faulty)).toHaveLength(5);
  });
});
