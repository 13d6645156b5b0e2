import type { Product } from '../../core/domain/catalogue/Product.ts';
import { toRupees } from '../../core/domain/money/Paise.ts';
import { productData } from '../catalogue/productData.ts';
import { escapeHtml } from './escapeHtml.ts';

type SharedPage = {
  /** The page's whole URL. */
  readonly url: string;
  readonly product: Product | undefined;
};

/** Returns the elements of a document's head that programs read: what a shared link shows, and a product's structured data. */
export function sharingTags({ url, product }: SharedPage): readonly string[] {
  const { origin } = new URL(url);
  return [
    property('og:type', product === undefined ? 'website' : 'product'),
    property('og:url', url),
    property('og:site_name', 'Creator Row'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(product === undefined ? [] : productTags(product, origin)),
  ];
}

function productTags(product: Product, origin: string): readonly string[] {
  return [
    property('og:image:alt', product.name),
    property('product:price:amount', toRupees(product.discountedPrice).toFixed(2)),
    property('product:price:currency', 'INR'),
    `<script type="application/ld+json">${productData(product, origin)}</script>`,
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
