import type { SizeChart } from '../measures/SizeChart.ts';
import type { Paise } from '../money/Paise.ts';
import type { ProductPictures } from './Picture.ts';

/** What is known of the style of a product besides its description; each is absent while it is not known. */
export type ProductFacts = {
  readonly fabric?: string | undefined;
  readonly care?: string | undefined;
  readonly fit?: string | undefined;
  /** Where it was made. */
  readonly origin?: string | undefined;
  /** What the law wants to be told, as in the style. */
  readonly genericName?: string | undefined;
  readonly netQuantity?: string | undefined;
  readonly manufacturer?: string | undefined;
  /** What its sizes measure. It is valid and has rows. */
  readonly sizeChart?: SizeChart | undefined;
};

/**
 * A product of the catalogue: clothing or an accessory. Copies of it, such as the lines of a cart, have no facts, no sizes and no further
 * pictures.
 */
export type Product = ProductFields & {
  readonly facts?: ProductFacts | undefined;
  /** The sizes in which the piece is sold, its own among them, in catalogue order. Absent when there is no other. */
  readonly sizes?: readonly ProductSize[] | undefined;
  /** How many pictures the piece has. Absent when `image` and `picture` are all of them; the further ones are asked for. */
  readonly pictureCount?: number | undefined;
};

/** A size of a piece: a product that has the rest in common with the others. */
export type ProductSize = Pick<ProductFields, 'key' | 'id' | 'size' | 'originalPrice' | 'discountedPrice'>;

type ProductFields = {
  /** The back-end's own key (`_id`), which identifies the product in cart and wishlist. */
  readonly key: string;
  /** The numeric id in the product's path, `/product-details/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly categoryName: string;
  /** The social handle of the product's creator. */
  readonly influencer: string;
  readonly size: string;
  readonly originalPrice: Paise;
  readonly discountedPrice: Paise;
  /** The path of a picture that every browser can show. */
  readonly image: string;
  /** The same picture in modern formats and several sizes, for some products with a second view. */
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
};

/**
 * What each field holds: a `name` is never empty, a `text` may be, a `detail` may be absent as well. Checks, copies, the lists that a
 * device keeps and the columns of the database follow this table.
 */
export const productFields = {
  ...{
    key: 'name',
    id: 'number',
    name: 'name',
    category: 'name',
    categoryName: 'text',
    influencer: 'name',
    size: 'name',
  },
  ...{ originalPrice: 'paise', discountedPrice: 'paise', image: 'name', picture: 'pictures', description: 'text' },
} as const satisfies Readonly<Record<keyof ProductFields, FieldKind>>;

type FieldKind = 'name' | 'text' | 'detail' | 'number' | 'paise' | 'pictures';

export const productFieldNames = Object.keys(productFields) as readonly (keyof ProductFields)[];

/** Returns the fields of a product that have a value, and no other fields of the object. */
export function pickProductFields(
  from: { readonly [Field in keyof ProductFields]: Product[Field] | null },
): ProductFields {
  const picked: { -readonly [Field in keyof ProductFields]?: unknown } = {};
  for (const field of productFieldNames) {
    const value = from[field] ?? undefined;
    if (value !== undefined) picked[field] = value;
  }
  return picked as ProductFields;
}
