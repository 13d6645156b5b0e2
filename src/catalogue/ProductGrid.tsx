import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { texts } from '../ui/texts.ts';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { productView } from './productView.ts';

/** The products that pass the filters, or why there are none. */
export const ProductGrid = observer(function ProductGrid() {
  const { status } = useShared(SHARED.catalogue);
  const { shown, wayOut, leaveOut, shopNow } = useShared(SHARED.listing);
  if (status === 'failed') return <CatalogueFailure />;
  if (status === 'loading') return <Skeleton label="Loading products" shape="cards" />;
  if (shown.length === 0) {
    return (
      <Notice glyph={<SearchX size={48} />} title={texts.noMatches}>
        {wayOut && <Button onClick={() => leaveOut(wayOut.part)}>{wayOut.text}</Button>}
        <Button look={wayOut ? 'quiet' : 'primary'} onClick={shopNow}>
          Show all products
        </Button>
      </Notice>
    );
  }
  return (
    <ul className={styles.grid} aria-label="Products">
      {shown.map((product, place) => (
        <li key={product.key}>
          <ProductCard product={productView(product)} isSeenAtOnce={place < 4} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
});
