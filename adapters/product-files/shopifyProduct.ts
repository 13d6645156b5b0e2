import { compile } from 'html-to-text';
import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { fromRupees } from '../../core/domain/money/Paise.ts';
import { genderOf, otherOptions, sizeOf } from './shopifyOptions.ts';
import type { ShopifyRow } from './shopifyRows.ts';

const asWritten = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Converts HTML to plain text, without links and pictures. */
const plainText: (html: string) => string = compile({
  wordwrap: false,
  selectors: [{ selector: 'a', options: { ignoreHref: true } }, { selector: 'img', format: 'skip' }, ...asWritten],
});

/**
 * Converts a variant to a product of its own. `first` is the first row of the variant's product, the only one with its title and
 * other common cells. A price that cannot be read becomes 0 and a fault.
 */
export function fromShopifyVariant(
  first: ShopifyRow,
  row: ShopifyRow,
): { readonly product: ImportedProduct; readonly faults: readonly string[] } {
  const price = priceIn(row, 'Variant Price');
  const compareAt = row.cell('Variant Compare At Price') === '' ? 0 : priceIn(row, 'Variant Compare At Price');
  const stock = stockIn(row);
  const size = sizeOf(first, row);
  const product = {
    key: keyOf(row, size),
    name: [first.cell('Title'), ...otherOptions(first, row)].join(', '),
    category: categoryOf(first),
    categoryName: genderOf(first, row),
    influencer: handleOf(first.cell('Vendor')),
    size,
    // As in Shopify, a price to compare with that is not higher says nothing.
    originalPrice: Math.max(price ?? 0, compareAt ?? 0),
    discountedPrice: price ?? 0,
    image: row.cell('Variant Image') || first.cell('Image Src'),
    description: plainText(first.cell('Body (HTML)')),
    isListed: isListed(first),
    style: [row.cell('Handle'), ...otherOptions(first, row)].filter(Boolean).join(', ') || undefined,
    stock,
  } satisfies Readonly<Record<Exclude<keyof ImportedProduct, 'id' | 'picture' | 'hsn'>, unknown>>;
  const faults = [
    ...(price === undefined ? [`Variant Price ${JSON.stringify(row.cell('Variant Price'))} is no price`] : []),
    ...(compareAt === undefined ? ['Variant Compare At Price is no price'] : []),
    ...(Number.isNaN(stock) ? ['Variant Inventory Qty is no whole number'] : []),
  ];
  return { product, faults };
}

/** Returns a price in paise; undefined when the cell has none. */
function priceIn(row: ShopifyRow, column: string): number | undefined {
  const text = row.cell(column);
  return /^\d+(\.\d{1,2})?$/.test(text) ? fromRupees(Number(text)) : undefined;
}

/**
 * Returns the pieces on hand; undefined for a variant that Shopify does not count, or sells without a piece. Shopify counts below 0 what it
 * has sold too often. A number that cannot be read is not a number, and a fault.
 */
function stockIn(row: ShopifyRow): number | undefined {
  const [text, tracker] = [row.cell('Variant Inventory Qty'), row.record['Variant Inventory Tracker']];
  const isCounted = (tracker ?? 'shopify').trim() === 'shopify' && row.cell('Variant Inventory Policy') !== 'continue';
  if (text === '' || !isCounted) return undefined;
  return /^-?\d+$/.test(text) ? Math.max(0, Number(text)) : Number.NaN;
}

/** Shopify writes an apostrophe before a SKU of digits, so that spreadsheets leave it as it is. */
function keyOf(row: ShopifyRow, size: string): string {
  const sku = row.cell('Variant SKU').replace(/^'/, '');
  return sku || `${row.cell('Handle')}-${size}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Returns the second level of Shopify's category, such as `clothing` of `Apparel & Accessories > Clothing > Shirts`. */
function categoryOf(first: ShopifyRow): string {
  const levels = first.cell('Product Category').split('>');
  return (levels[1] ?? levels[0] ?? '').trim().toLowerCase() || first.cell('Type').toLowerCase();
}

function handleOf(vendor: string): string {
  if (vendor === '' || vendor.startsWith('@')) return vendor;
  return `@${vendor.toLowerCase().replace(/\s+/g, '.')}`;
}

function isListed(first: ShopifyRow): boolean {
  const [status, published] = [first.cell('Status').toLowerCase(), first.cell('Published').toLowerCase()];
  return (status === '' || status === 'active') && published !== 'false';
}
