import * as v from 'valibot';
import { type Product, type ProductSize, pickProductFields } from '../../core/domain/catalogue/Product.ts';
import type { SizeChart } from '../../core/domain/measures/SizeChart.ts';
import { fromRupees, toRupees } from '../../core/domain/money/Paise.ts';
import { optionalText, optionalValid, wirePictures } from './wirePicture.ts';

const rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The fields that are called otherwise in the JSON of `/api`. */
type Renamed = 'key' | 'categoryName' | 'influencer' | 'image' | 'originalPrice' | 'discountedPrice';
type Entries = Readonly<Record<Exclude<keyof Product, Renamed | 'facts' | 'sizes' | 'pictureCount'>, v.GenericSchema>>;

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

/** What the products of a piece have not in common. */
const { _id, id, size, original_price, discounted_price } = wireProductEntries;
const wireSize = v.object({ _id, id, size, original_price, discounted_price });

/** The sizes of a product's piece. */
export const wireSizesEntry = { sizes: v.optional(v.array(wireSize)) };

const wireProductShape = v.object({
  ...wireProductEntries,
  facts: v.optional(
    v.object({
      ...{ fabric: optionalText, care: optionalText, fit: optionalText, origin: optionalText },
      ...{ genericName: optionalText, netQuantity: optionalText, manufacturer: optionalText },
      /** Measures in cm. */
      sizeChart: optionalValid<SizeChart>(
        v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.string())) }),
      ),
    }),
  ),
  ...wireSizesEntry,
  pictureCount: v.optional(v.number()),
});

/** A product in the JSON of `/api`. */
export type WireProduct = v.InferOutput<typeof wireProductShape>;

type WireSize = v.InferOutput<typeof wireSize>;

/** Parses a product into the core's {@link Product}. */
export const wireProduct = v.pipe(wireProductShape, v.transform(fromWireProduct));

export function fromWireProduct(wire: WireProduct): Product {
  const { category_name: categoryName, influencers: influencer, img: image, sizes, ...same } = wire;
  return { ...fromWireSize(same), sizes: sizes?.map(fromWireSize), categoryName, influencer, image };
}

function fromWireSize<Wire extends WireSize>({ _id: key, original_price, discounted_price, ...same }: Wire) {
  return { key, ...same, originalPrice: fromRupees(original_price), discountedPrice: fromRupees(discounted_price) };
}

function toWireSize<Size extends ProductSize>({ key: _id, originalPrice, discountedPrice, ...same }: Size) {
  return { _id, ...same, original_price: toRupees(originalPrice), discounted_price: toRupees(discountedPrice) };
}

/** Converts a product to the JSON of `/api`, without other fields such as quantity and timestamps. */
export function toWireProduct(product: Product): WireProduct {
  const { categoryName: category_name, influencer: influencers, image: img, ...same } = pickProductFields(product);
  return toWireSize({ ...same, category_name, influencers, img });
}

/** Like {@link toWireProduct}, with the sizes of the product's piece. */
export function toWireProductInSizes(product: Product): WireProduct {
  return { ...toWireProduct(product), ...(product.sizes && { sizes: product.sizes.map(toWireSize) }) };
}

/** Like {@link toWireProductInSizes}, with what is known of the product's style, and how many pictures it has. */
export function toWireListedProduct(product: Product): WireProduct {
  const { facts, pictureCount } = product;
  return {
    ...toWireProductInSizes(product),
    ...(facts && { facts: { ...facts } }),
    ...(pictureCount && { pictureCount }),
  };
}

/** The response of GET /products. `synonyms` has a line for each group of words that mean the same in a search. */
export const wholeCatalogueResponse = v.object({ products: v.array(wireProduct), synonyms: optionalText });

/** The response of GET /products/{productId}. */
export const productResponse = v.object({ product: wireProduct });
