import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { toRupees } from '../../../core/domain/money/Paise.ts';
import type { Creator } from '../catalogue/requestCreator.ts';
import { creatorData } from '../creator/creatorData.ts';
import { productData } from '../product/productData.ts';
import { escapeHtml } from './escapeHtml.ts';

type SharedPage = {
  /** The page's whole URL. */
  readonly url: string;
  /** What the page is about. */
  readonly product: Product | undefined;
  readonly creator: Creator | undefined;
};

/** Returns the elements of a document's head that programs read: what a shared link shows, and the structured data of its subject. */
export function sharingTags({ url, product, creator }: SharedPage): readonly string[] {
  const { origin } = new URL(url);
  return [
    property('og:url', url),
    property('og:site_name', 'Creator Row'),
    // A creator's portrait is a square.
    `<meta name="twitter:card" content="${creator === undefined ? 'summary_large_image' : 'summary'}">`,
    ...(product === undefined && creator === undefined ? [property('og:type', 'website')] : []),
    ...(product === undefined ? [] : productTags(product, origin)),
    ...(creator === undefined ? [] : creatorTags(creator, origin)),
  ];
}

function productTags(product: Product, origin: string): readonly string[] {
  return [
    property('og:type', 'product'),
    property('og:image:alt', product.name),
    property('product:price:amount', toRupees(product.discountedPrice).toFixed(2)),
    property('product:price:currency', 'INR'),
    dataScript(productData(product, origin)),
  ];
}

function creatorTags(creator: Creator, origin: string): readonly string[] {
  return [
    property('og:type', 'profile'),
    property('og:image:alt', creator.handle),
    dataScript(creatorData(creator, origin)),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function dataScript(data: string): string {
  return `<script type="application/ld+json">${data}</script>`;
}
