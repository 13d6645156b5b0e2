import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { PieceStrip } from '../catalogue/picture/PieceStrip.tsx';
import { RECENTLY_VIEWED } from './pageTokens.ts';
import styles from './RecentlyViewed.module.css';

type RecentlyViewedProps = {
  /** The product whose page it is; without one, the page runs to the window's edges. */
  readonly productKey?: string;
};

/** The products that were viewed on this device; nothing if there are none. */
export const RecentlyViewed = observer(function RecentlyViewed({ productKey }: RecentlyViewedProps) {
  const viewed = usePageViewModel(RECENTLY_VIEWED);
  const products = viewed.productsExcept(productKey);
  useEffect(() => {
    if (productKey !== undefined) viewed.view(productKey);
  }, [viewed, productKey]);
  if (products.length === 0) return null;
  return (
    <section className={productKey === undefined ? styles.wide : styles.section} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">Recently viewed</h2>
      <PieceStrip label="Recently viewed" pieces={products} />
    </section>
  );
});
