import { memo } from 'react';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { productView } from '../products/productView.ts';
import { ProductCard } from './ProductCard.tsx';

/** How many cards are seen without scrolling on a usual screen. */
const SEEN_AT_ONCE = 4;

type GridCardProps = {
  readonly product: Product;
  /** Its place in the grid; 0 for the first. */
  readonly place: number;
};

/** A product's card in a grid; drawn anew only when the product is another one. */
export const GridCard = memo(function GridCard({ product, place }: GridCardProps) {
  return <ProductCard product={productView(product)} isSeenAtOnce={place < SEEN_AT_ONCE} isFirst={place === 0} />;
});
