import type { ProductPictures } from '../../../../core/domain/catalogue/Picture.ts';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { percentOff } from '../../../../core/domain/catalogue/percentOff.ts';
import { cheapestSizeOf, isFirstSize, sizesInOrder } from '../../../../core/domain/catalogue/sizes.ts';
import { tellingSize } from '../../../../core/domain/catalogue/tellingSize.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { paths } from '../../paths/paths.ts';

/** A product ready to print. */
export type ProductView = {
  /** The product itself, for what is done with it. */
  readonly product: Product;
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly influencer: string;
  readonly size: string;
  /** Such as `Size M`, or `S – XL` of a piece; undefined when there is nothing to say. */
  readonly sizeNote: string | undefined;
  readonly image: string;
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
  /** The discounted price. */
  readonly price: string;
  /** Whether other sizes of the piece cost more. */
  readonly isLowest: boolean;
  /** Undefined when the product is not reduced. */
  readonly originalPrice: string | undefined;
  /** Such as `20% off`; undefined when the reduction comes to no whole percent. */
  readonly badge: string | undefined;
};

export function productView(product: Product): ProductView {
  const percent = percentOff(product);
  const isReduced = product.discountedPrice < product.originalPrice;
  return {
    ...product,
    product,
    path: paths.product(product.id),
    sizeNote: tellingSize(product.size) && `Size ${product.size}`,
    price: formatMoney(product.discountedPrice),
    isLowest: false,
    originalPrice: isReduced ? formatMoney(product.originalPrice) : undefined,
    badge: percent === undefined ? undefined : `${percent}% off`,
  };
}

/** Returns a piece ready to print where no size of it is chosen: at its lowest price, with the range of its sizes. */
export function pieceView(piece: Product): ProductView {
  const { sizes = [] } = piece;
  const { originalPrice, discountedPrice } = cheapestSizeOf(piece);
  const view = productView({ ...piece, originalPrice, discountedPrice });
  const ordered = sizesInOrder(piece);
  const [smallest, largest] = [ordered[0], ordered.at(-1)];
  return {
    ...{ ...view, product: piece },
    ...(smallest && largest && { sizeNote: `${smallest.size} – ${largest.size}` }),
    isLowest: sizes.some((size) => size.discountedPrice > discountedPrice),
  };
}

/** Whether the address of a product is that of a piece in several sizes, which cards and search engines lead to. */
export function isOfAllSizes(product: Product): boolean {
  return product.sizes !== undefined && isFirstSize(product);
}
