import type { ProductPictures } from '../../../../core/domain/catalogue/Picture.ts';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { percentOff } from '../../../../core/domain/catalogue/percentOff.ts';
import { formatMoney } from '../../../shared/ui/text/formatMoney.ts';
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
  readonly image: string;
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
  /** The discounted price. */
  readonly price: string;
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
    price: formatMoney(product.discountedPrice),
    originalPrice: isReduced ? formatMoney(product.originalPrice) : undefined,
    badge: percent === undefined ? undefined : `${percent}% off`,
  };
}
