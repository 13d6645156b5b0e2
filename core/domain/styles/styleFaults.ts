import { isHsn } from '../catalogue/isHsn.ts';
import { priceFaults } from '../catalogue/validateProduct.ts';
import { chartFaults } from '../measures/SizeChart.ts';
import { TEXT_LIMITS } from '../text/textLimits.ts';
import { FACT_TEXTS, type Style } from './Style.ts';
import type { StyleSize } from './StyleSize.ts';

const NAMES = ['title', 'creator', 'category'] as const;
const TEXTS = [...NAMES, 'description', 'categoryName', ...FACT_TEXTS] as const;

/** Returns a text for each fault of a style; none when it is valid. */
export function styleFaults(style: Omit<Style, 'id'>): readonly string[] {
  return [
    ...NAMES.filter((field) => style[field].trim() === '').map((field) => `${field} is missing`),
    ...TEXTS.filter((field) => style[field].length > TEXT_LIMITS.productText).map(tooLong),
    ...(style.hsn === '' || isHsn(style.hsn) ? [] : ['hsn is not a code of 4, 6 or 8 digits']),
    ...chartFaults(style.sizeChart),
    ...(style.pictures.some(({ alt }) => alt.trim() === '') ? ['pictures: each needs an alt text'] : []),
  ];
}

function tooLong(field: string): string {
  return `${field} has more than ${TEXT_LIMITS.productText} characters`;
}

/** Returns a text for each fault of a size; none when it is valid. */
export function sizeFaults({ size, price, compareAtPrice, sku }: StyleSize): readonly string[] {
  return [
    ...(sku.trim() === '' || sku !== sku.trim() ? ['sku is empty or has spaces around it'] : []),
    ...(sku.length > TEXT_LIMITS.indexed ? [`sku has more than ${TEXT_LIMITS.indexed} characters`] : []),
    ...(size.trim() === '' ? ['size is missing'] : []),
    ...(size.length > TEXT_LIMITS.name ? [`size has more than ${TEXT_LIMITS.name} characters`] : []),
    ...priceFaults('price', price),
    ...(compareAtPrice === null ? [] : priceFaults('compareAtPrice', compareAtPrice)),
    ...(compareAtPrice !== null && compareAtPrice < price ? ['compareAtPrice is below price'] : []),
  ];
}
