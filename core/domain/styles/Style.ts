import type { Picture, ProductPictures, ShownPicture } from '../catalogue/Picture.ts';
import type { Product, ProductFacts } from '../catalogue/Product.ts';
import { chartFaults, NO_CHART, type SizeChart } from '../measures/SizeChart.ts';

/** One view of a style. */
export type StylePicture = {
  readonly id: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** The path of a file that every browser can show. */
  readonly image: string;
  /** The same view in several sizes; absent when there is one file only. */
  readonly picture?: Picture | undefined;
};

/** What the sizes of a style have in common and shoppers read. */
export type StyleTexts = {
  readonly title: string;
  /** The social handle of the creator. */
  readonly creator: string;
  readonly description: string;
  readonly category: string;
  readonly categoryName: string;
};

/** What else is known of a style; a text is empty while it is not known. */
export type StyleFacts = {
  readonly fabric: string;
  readonly care: string;
  readonly fit: string;
  /** Where the style was made. */
  readonly origin: string;
  /** The code of the Harmonised System of Nomenclature, for the tax: 4, 6 or 8 digits. */
  readonly hsn: string;
  /** What kind of goods it is, as the law wants it called, such as `Shirt`. */
  readonly genericName: string;
  /** How much is in a packet, such as `3 pieces`. */
  readonly netQuantity: string;
  /** The name and the address of who makes or imports it. */
  readonly manufacturer: string;
  readonly sizeChart: SizeChart;
};

/** A piece of clothing or an accessory, which is sold in sizes. */
export type Style = StyleTexts &
  StyleFacts & {
    readonly id: string;
    /** In their order. Cards show the first, the page of a product all. */
    readonly pictures: readonly StylePicture[];
  };

/** How many pictures a style has at most. */
export const MOST_PICTURES = 8;

/** The picture of a product whose style has none. */
export const NO_PICTURE = '/pictures/no-picture.svg';

export const NO_FACTS: StyleFacts = {
  ...{ fabric: '', care: '', fit: '', origin: '', hsn: '', genericName: '', netQuantity: '', manufacturer: '' },
  sizeChart: NO_CHART,
};

/** Returns the id of a product's style: products with the same text are the sizes of one, and one without is in that of its own key. */
export function styleIdOf({ key, style }: { readonly key: string; readonly style?: string | undefined }): string {
  return style ?? key;
}

/** The fields of a product that are those of its style. */
export type SharedFields = Pick<
  Product,
  'name' | 'influencer' | 'description' | 'category' | 'categoryName' | 'image' | 'picture'
> & { readonly hsn?: string | undefined };

/** Returns what the products of a style have of it. */
export function sharedFieldsOf(style: Omit<Style, 'id'>): SharedFields {
  const { title: name, creator: influencer, description, category, categoryName, hsn } = style;
  const [front, second] = style.pictures;
  return {
    ...{ name, influencer, description, category, categoryName, hsn: hsn || undefined },
    ...{ image: front?.image ?? NO_PICTURE, picture: viewsOf(viewOf(front, name), viewOf(second, name)) },
  };
}

/** The facts of a product that are texts of its style. */
export const FACT_TEXTS = [
  ...(['fabric', 'care', 'fit', 'origin', 'genericName', 'netQuantity', 'manufacturer'] as const),
] satisfies readonly (keyof ProductFacts)[];

type StoredFacts = { readonly [Fact in keyof Omit<ProductFacts, 'sizeChart'>]: string | null | undefined } & {
  readonly sizeChart?: SizeChart | null | undefined;
};

/** Returns what the shop tells of a style besides its description; undefined while nothing is known. A chart with a fault is not told. */
export function factsOf({ sizeChart, ...stored }: StoredFacts): ProductFacts | undefined {
  const texts = FACT_TEXTS.map((fact) => [fact, stored[fact]] as const).filter(([, text]) => text?.trim());
  const isTold = sizeChart && sizeChart.rows.length > 0 && chartFaults(sizeChart).length === 0;
  const known = [...texts, ...(isTold ? [['sizeChart', sizeChart]] : [])];
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function viewsOf(front: Picture | undefined, detail: Picture | undefined): ProductPictures | undefined {
  return front && { ...front, ...(detail && { detail }) };
}

/** Returns a view with its alt text. The title of the style, which stands for one that nobody has written, says nothing. */
function viewOf(picture: StylePicture | undefined, title: string): Picture | undefined {
  if (picture?.picture === undefined) return undefined;
  const { alt: _, ...view } = picture.picture;
  return picture.alt === title ? view : { ...view, alt: picture.alt };
}

/** Whether a product has the first of these pictures itself; an import may have brought others. */
export function showsPictures(
  { image, picture }: Pick<Product, 'image' | 'picture'>,
  pictures: readonly StylePicture[],
) {
  const [front, second] = pictures;
  const detail = front?.picture && second?.picture;
  return (
    image === (front?.image ?? NO_PICTURE) &&
    picture?.files === front?.picture?.files &&
    picture?.detail?.files === detail?.files
  );
}

/** Returns the pictures of a style behind those that its product has itself. */
export function furtherPicturesOf(
  product: Pick<Product, 'image' | 'picture' | 'name'>,
  pictures: readonly StylePicture[],
): readonly ShownPicture[] {
  if (!showsPictures(product, pictures)) return [];
  return pictures.slice(ownPictures(product), MOST_PICTURES).map(({ image, picture, alt }) => ({
    ...{ image, ...(picture && { picture }), ...(alt !== product.name && { alt }) },
  }));
}

/** Returns how many pictures a product of a style has, if it has further ones. */
export function pictureCountOf(
  product: Pick<Product, 'image' | 'picture' | 'name'>,
  pictures: readonly StylePicture[],
): number | undefined {
  const further = furtherPicturesOf(product, pictures).length;
  return further === 0 ? undefined : ownPictures(product) + further;
}

/** How many pictures a product has itself. */
function ownPictures({ picture }: Pick<Product, 'picture'>): number {
  return picture?.detail === undefined ? 1 : 2;
}

/** Returns the pictures of a style whose product has these. */
export function picturesOf({
  image,
  picture,
  name,
}: Pick<Product, 'image' | 'picture' | 'name'>): readonly StylePicture[] {
  if (image === NO_PICTURE) return [];
  if (picture === undefined) return [{ id: 'front', alt: name, image }];
  const { detail, ...front } = picture;
  const first: StylePicture = { id: 'front', alt: front.alt ?? name, image, picture: front };
  return detail === undefined
    ? [first]
    : [first, { id: 'detail', alt: detail.alt ?? name, image: `${detail.files}.jpg`, picture: detail }];
}
