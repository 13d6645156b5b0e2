import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { toRupees } from '../../../core/domain/money/Paise.ts';
import { structuredData } from '../catalogue/structuredData.ts';
import { paths } from '../paths/paths.ts';

/** A product as structured data (schema.org, JSON-LD); `origin` is the shop's, such as `https://creatorrow.example`. */
export function productData(product: Product, origin: string, isSoldOut = false): string {
  return structuredData({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.key,
    image: [new URL(product.image, origin).href],
    category: product.category,
    size: product.size,
    brand: { '@type': 'Brand', name: product.influencer },
    offers: {
      '@type': 'Offer',
      url: `${origin}${paths.product(product.id)}`,
      price: toRupees(product.discountedPrice).toFixed(2),
      priceCurrency: 'INR',
      // Left out while it is in stock or not known, as when the server renders the page.
      availability: isSoldOut ? 'https://schema.org/OutOfStock' : undefined,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
      },
    },
  });
}

/** Like {@link productData}, of a product that is sold out. */
export function soldOutData(product: Product, origin: string): string {
  return productData(product, origin, true);
}
