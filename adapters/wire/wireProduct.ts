import * as v from 'valibot';
import { type Product, pickProductFields } from '../../core/domain/catalogue/Product.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { optionalText, wirePictures } from './wirePicture.ts';

const rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The fields that are called otherwise in the JSON of `/api`. */
type Renamed = 'key' | 'categoryName' | 'influencer' | 'image' | 'originalPrice' | 'discountedPrice';
type Entries = Readonly<Record<Exclude<keyof Product, Renamed | 'facts'>, v.GenericSchema>>;

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
} satisfies Entries & Readonly<Record<string, v.GenericSchema>>;

const wireProductShape = v.object({
  ...wireProductEntries,
  facts: v.optional(v.object({ fabric: optionalText, care: optionalText, fit: optionalText, origin: optionalText })),
});

/** A product in the JSON of `/api`. */
export type WireProduct = v.InferOutput<typeof wireProductShape>;

/** Parses a product into the core's {@link Product}. */
export const wireProduct = v.pipe(wireProductShape, v.transform(fromWireProduct));

export function fromWireProduct(wire: WireProduct): Product {
  const {
    _id: key,
    category_name: categoryName,
    influencers: influencer,
    img: image,
    original_price,
    discounted_price,
    ...same
  } = wire;
  const prices = { originalPrice: fromRupees(original_price), discountedPrice: fromRupees(discounted_price) };
  return { key, ...same, categoryName, influencer, image, ...prices };
}

/** Converts a product to the JSON of `/api`, without other fields such as quantity and timestamps. */
export function toWireProduct(product: Product): WireProduct {
  const {
    key: _id,
    categoryName: category_name,
    influencer: influencers,
    image: img,
    originalPrice,
    discountedPrice,
    ...same
  } = pickProductFields(product);
  const prices = { original_price: toRupees(originalPrice), discounted_price: toRupees(discountedPrice) };
  return { _id, ...same, category_name, influencers, img, ...prices };
}

/** Like {@link toWireProduct}, with what is known of the product's style. */
export function toWireListedProduct(product: Product): WireProduct {
  return { ...toWireProduct(product), ...(product.facts && { facts: { ...product.facts } }) };
}

/** The response of GET /products. */
export const productsResponse = v.object({ products: v.array(wireProduct) });

/** The response of GET /products/{productId}. */
export const productResponse = v.object({ product: wireProduct });
