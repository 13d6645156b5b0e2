import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { RESULTS_ID } from '../shell/resultsId.ts';
import { SlideOver } from '../shell/SlideOver.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './ListingPage.module.css';
import { ProductGrid } from './ProductGrid.tsx';
import { ResultCount } from './ResultCount.tsx';

/** `/product-listing` */
export const ListingPage = observer(function ListingPage() {
  const listing = useShared(SHARED.listing);
  const [isFiltering, setFiltering] = useState(false);
  const close = () => setFiltering(false);
  return (
    <Page title="Products">
      <h1 id={RESULTS_ID}>Products</h1>
      <div className={styles.bar}>
        <ResultCount />
        <span className={styles.narrow}>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            <SlidersHorizontal size={18} aria-hidden="true" />
            Filter
          </Button>
        </span>
      </div>
      <div className={styles.columns}>
        <aside className={styles.panel} aria-label="Filters">
          <FilterPanel />
        </aside>
        <ProductGrid />
      </div>
      <SlideOver isOpen={isFiltering} title="Filters" place="left" onClose={close}>
        <FilterPanel />
        <div className={styles.show}>
          <Button wide onClick={close}>
            Show {listing.resultCount}
          </Button>
        </div>
      </SlideOver>
    </Page>
  );
});
