import { TEXT_LIMITS } from '../text/textLimits.ts';
import { type Product, productFieldNames, productFields } from './Product.ts';

/** ₹1 crore in paise, which fits into a 32-bit integer. */
const HIGHEST_PRICE = 1_000_000_000;

/** Returns a text for each fault of a product; none when it is valid. Prices are in paise. */
export function validateProduct(product: Omit<Product, 'id'> & { readonly id?: number }): readonly string[] {
  const { id, originalPrice, discountedPrice } = product;
  return [
    ...productFieldNames.flatMap((field) => textFaults(field, product[field])),
    ...priceFaults('originalPrice', originalPrice),
    ...priceFaults('discountedPrice', discountedPrice),
    ...(discountedPrice > originalPrice ? ['discountedPrice is above originalPrice'] : []),
    ...(id === undefined || (Number.isSafeInteger(id) && id > 0) ? [] : ['id is not a whole number above 0']),
  ];
}

function textFaults(field: keyof typeof productFields, text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  const limit = field === 'key' ? TEXT_LIMITS.indexed : TEXT_LIMITS.productText;
  if (text.length > limit) return [`${field} has more than ${limit} characters`];
  return productFields[field] === 'name' && text.trim() === '' ? [`${field} is missing`] : [];
}

/** Returns the texts of what is wrong with a price of the catalogue, in paise. */
export function priceFaults(field: string, price: number): readonly string[] {
  if (!Number.isSafeInteger(price) || price < 0) return [`${field} is not an amount of 0 or more`];
  return price > HIGHEST_PRICE ? [`${field} is above ₹1,00,00,000`] : [];
}
