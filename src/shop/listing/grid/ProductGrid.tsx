import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useDeferredValue } from 'react';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { LazyChunk } from '../../../shared/chunks/LazyChunk.ts';
import { LazyPart } from '../../../shared/chunks/LazyPart.tsx';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useIsServerHtml } from '../../../shared/ui/useIsServerHtml.ts';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { CATALOGUE } from '../../catalogue/tokens.ts';
import { RESULTS } from '../pageTokens.ts';
import { LISTING } from '../tokens.ts';
import { GridCard } from './GridCard.tsx';
import type { LongGrid } from './LongGrid.tsx';
import styles from './ProductGrid.module.css';
import { useProgressiveRender } from './useProgressiveRender.ts';

/** From this many products on, the grid is virtualised. */
const LONG = 60;
/** How many products are shown while the chunk for long grids is loading. */
const FOR_NOW = 24;

/** Loaded on demand: small catalogues never need it. */
const longGrid = new LazyChunk<ComponentProps<typeof LongGrid>>(async () => (await import('./LongGrid.tsx')).LongGrid);

/** The matching products, or why there are none. */
export const ProductGrid = observer(function ProductGrid() {
  const { load } = useShared(CATALOGUE);
  const { status, shown, isPending, isIncomplete } = useShared(RESULTS);
  if (status !== 'ready') return <Skeleton label="Loading products" shape="cards" />;
  return (
    <>
      {isIncomplete && (
        <div className={styles.incomplete}>
          <LoadFailure title="The products could not be loaded" onRetry={() => void load()} />
        </div>
      )}
      <div className={isPending ? styles.pending : undefined}>
        {shown.length === 0 ? <NoMatches /> : <Matches products={shown} />}
      </div>
    </>
  );
});

function Matches({ products }: { readonly products: ProductList }) {
  return Array.isArray(products) && products.length < LONG ? (
    <WholeGrid products={products} />
  ) : (
    <NearbyGrid products={products} />
  );
}

function WholeGrid({ products }: { readonly products: readonly Product[] }) {
  const drawn = useProgressiveRender();
  return (
    <ul className={styles.grid} aria-label="Products" aria-busy={drawn < products.length}>
      {products.slice(0, drawn).map((product, place) => (
        <li key={product.key}>
          <GridCard product={product} place={place} />
        </li>
      ))}
    </ul>
  );
}

/** Defers the products by a frame, so that the pressed control responds at once. */
function NearbyGrid({ products }: { readonly products: ProductList }) {
  const { need } = useShared(RESULTS);
  const drawn = useDeferredValue(products);
  const isServerHtml = useIsServerHtml();
  const first = <WholeGrid products={firstOf(drawn, FOR_NOW)} />;
  return (
    <div aria-busy={drawn !== products}>
      {isServerHtml ? (
        first
      ) : (
        <LazyPart
          chunk={longGrid}
          props={{ products: drawn, onNeed: need }}
          loading={first}
          failed={({ retry }) => (
            <>
              {first}
              <LoadFailure title="The other products could not be loaded" onRetry={retry} />
            </>
          )}
        />
      )}
    </div>
  );
}

function firstOf(products: ProductList, count: number): readonly Product[] {
  const places = Array.from({ length: Math.min(count, products.length) }, (_, place) => products.at(place));
  return places.filter((product) => product !== undefined);
}

const NoMatches = observer(function NoMatches() {
  const { shopNow } = useShared(LISTING);
  const { suggestion, leaveOut } = useShared(RESULTS);
  return (
    <Notice icon={<SearchX size={48} />} title="Sorry, there are no matching products!">
      {suggestion && <Button onClick={() => leaveOut(suggestion.part)}>{suggestion.text}</Button>}
      <Button variant={suggestion ? 'quiet' : 'primary'} onClick={shopNow}>
        Show all products
      </Button>
    </Notice>
  );
});
