import * as v from 'valibot';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { wirePictures } from './wirePicture.ts';

const rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The fields of a product in the JSON of `/api`, prices in rupees. Unknown fields are ignored. */
export const wireProductEntries = {
  _id: v.pipe(v.string(), v.nonEmpty()),
  id: v.number(),
  name: v.string(),
  category: v.string(),
  category_name: v.string(),
  influencers: v.string(),
  size: v.string(),
  original_price: rupees,
  discounted_price: rupees,
  img: v.string(),
  picture: wirePictures,
  description: v.string(),
};

const wireProductShape = v.object(wireProductEntries);

/** A product in the JSON of `/api`. */
export type WireProduct = v.InferOutput<typeof wireProductShape>;

/** Parses a product into the core's {@link Product}. */
export const wireProduct = v.pipe(wireProductShape, v.transform(fromWireProduct));

export function fromWireProduct(wire: WireProduct): Product {
  return {
    key: wire._id,
    id: wire.id,
    name: wire.name,
    category: wire.category,
    categoryName: wire.category_name,
    influencer: wire.influencers,
    size: wire.size,
    originalPrice: fromRupees(wire.original_price),
    discountedPrice: fromRupees(wire.discounted_price),
    image: wire.img,
    picture: wire.picture,
    description: wire.description,
  };
}

/** Converts a product to the JSON of `/api`, without other fields such as quantity and timestamps. */
export function toWireProduct(product: Product): WireProduct {
  return {
    _id: product.key,
    id: product.id,
    name: product.name,
    category: product.category,
    category_name: product.categoryName,
    influencers: product.influencer,
    size: product.size,
    original_price: toRupees(product.originalPrice),
    discounted_price: toRupees(product.discountedPrice),
    img: product.image,
    picture: product.picture,
    description: product.description,
  };
}

/** The response of GET /products. */
export const productsResponse = v.object({ products: v.array(wireProduct) });

/** The response of GET /products/{productId}. */
export const productResponse = v.object({ product: wireProduct });
