import { memo } from 'react';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { ProductCard } from '../../card/ProductCard.tsx';
import { pieceView } from '../../catalogue/picture/productView.ts';

/** How many cards are in the first row of a phone: their pictures load before the others. */
const SEEN_AT_ONCE = 2;

type GridCardProps = {
  readonly product: Product;
  /** Its index in the grid. */
  readonly place: number;
};

/** A product's card in a grid; renders again only for another product. */
export const GridCard = memo(function GridCard({ product, place }: GridCardProps) {
  return <ProductCard product={pieceView(product)} isSeenAtOnce={place < SEEN_AT_ONCE} isFirst={place === 0} />;
});
