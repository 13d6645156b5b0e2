import { TEXT_LIMITS } from '../text/textLimits.ts';
import type { Product } from './Product.ts';

const REQUIRED = ['key', 'name', 'category', 'influencer', 'size', 'image'] as const;
const TEXTS = [...REQUIRED, 'categoryName', 'description'] as const;
/** ₹1 crore in paise, which fits into a 32-bit integer. */
const HIGHEST_PRICE = 1_000_000_000;

/** Returns a text for each fault of a product; none when it is valid. Prices are in paise. */
export function validateProduct(product: Omit<Product, 'id'> & { readonly id?: number }): readonly string[] {
  const { id, originalPrice, discountedPrice } = product;
  return [
    ...REQUIRED.filter((field) => product[field].trim() === '').map((field) => `${field} is missing`),
    ...TEXTS.filter((field) => product[field].length > limitOf(field)).map(
      (field) => `${field} has more than ${limitOf(field)} characters`,
    ),
    ...priceFaults('originalPrice', originalPrice),
    ...priceFaults('discountedPrice', discountedPrice),
    ...(discountedPrice > originalPrice ? ['discountedPrice is above originalPrice'] : []),
    ...(id === undefined || (Number.isSafeInteger(id) && id > 0) ? [] : ['id is not a whole number above 0']),
  ];
}

function limitOf(field: (typeof TEXTS)[number]): number {
  return field === 'key' ? TEXT_LIMITS.indexed : TEXT_LIMITS.productText;
}

function priceFaults(field: string, price: number): readonly string[] {
  if (!Number.isSafeInteger(price) || price < 0) return [`${field} is not an amount of 0 or more`];
  return price > HIGHEST_PRICE ? [`${field} is above ₹1,00,00,000`] : [];
}
