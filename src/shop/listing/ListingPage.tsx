import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { RESULTS_ID } from '../../shared/navigation/resultsId.ts';
import { useFocusAfterRemoval } from '../../shared/ui/focus/useFocusAfterRemoval.ts';
import { Page } from '../../shared/ui/Page.tsx';
import skipLink from '../../shared/ui/SkipLink.module.css';
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import type { FilterChip } from './filters/filterChips.ts';
import { PhoneBar } from './filters/PhoneBar.tsx';
import { SortChoice } from './filters/SortChoice.tsx';
import { ProductGrid } from './grid/ProductGrid.tsx';
import styles from './ListingPage.module.css';
import { RESULTS } from './pageTokens.ts';
import { ResultCount } from './results/ResultCount.tsx';
import { LISTING } from './tokens.ts';
import { useValueAfterPaint } from './useValueAfterPaint.ts';

/** The id of the element with the products, below the filters that are chosen. */
const PRODUCTS_ID = 'products';

/** `/product-listing` */
export const ListingPage = observer(function ListingPage() {
  const { title } = useShared(LISTING);
  const results = useShared(RESULTS);
  const { status } = results;
  const chips = useValueAfterPaint(results.chips);
  const heading = useFocusAfterRemoval(chips.length);
  const hasFailed = status === 'failed';
  return (
    <Page>
      {!hasFailed && (
        <a className={skipLink.skip} href={`#${PRODUCTS_ID}`}>
          Skip to products
        </a>
      )}
      <header className={styles.head} id={RESULTS_ID}>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <ResultCount />
        </div>
        {!hasFailed && (
          <div className={styles.sort}>
            <SortChoice variant="pills" />
          </div>
        )}
      </header>
      {hasFailed ? <CatalogueFailure /> : <Results chips={chips} />}
    </Page>
  );
});

/** The products and their filters. */
function Results({ chips }: { readonly chips: readonly FilterChip[] }) {
  return (
    <>
      <div className={styles.columns}>
        <aside className={styles.panel} aria-label="Filters">
          <FilterPanel />
        </aside>
        <div id={PRODUCTS_ID} className={styles.results} tabIndex={-1}>
          <FilterChips chips={chips} />
          <ProductGrid />
        </div>
      </div>
      <PhoneBar />
    </>
  );
}
