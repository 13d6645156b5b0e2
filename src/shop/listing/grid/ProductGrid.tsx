import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { CallFailure } from '../../../shared/connection/CallFailure.tsx';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { PieceSection } from '../../catalogue/picture/PieceSection.tsx';
import { CATALOGUE } from '../../catalogue/tokens.ts';
import { RESULTS } from '../pageTokens.ts';
import { LISTING } from '../tokens.ts';
import { useValueAfterPaint } from '../useValueAfterPaint.ts';
import { GridCard } from './GridCard.tsx';
import { LongGrid } from './LongGrid.tsx';
import styles from './ProductGrid.module.css';
import { useProgressiveRender } from './useProgressiveRender.ts';

/** From this many products on, the grid is virtualised. */
const LONG = 60;

/** The matching products, or why there are none. */
export const ProductGrid = observer(function ProductGrid() {
  const { load } = useShared(CATALOGUE);
  const { status, shown, isPending, isIncomplete } = useShared(RESULTS);
  if (status !== 'ready') return <Skeleton label="Loading products" shape="cards" />;
  return (
    <>
      {isIncomplete && (
        <div className={styles.incomplete}>
          <CallFailure title="The products could not be loaded" onRetry={() => void load()} />
        </div>
      )}
      <div className={isPending ? styles.pending : undefined}>
        {shown.length === 0 ? <NoMatches /> : <Matches products={shown} />}
      </div>
    </>
  );
});

/** Draws other products a frame later, so that the pressed control responds at once. */
function Matches({ products }: { readonly products: ProductList }) {
  const { need } = useShared(RESULTS);
  const drawn = useValueAfterPaint(products);
  return (
    <div aria-busy={drawn !== products}>
      {Array.isArray(drawn) && drawn.length < LONG ? (
        <WholeGrid products={drawn} />
      ) : (
        <LongGrid products={drawn} onNeed={need} />
      )}
    </div>
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

const NoMatches = observer(function NoMatches() {
  const { shopNow } = useShared(LISTING);
  const { suggestion, leaveOut, wider } = useShared(RESULTS);
  const title = 'Sorry, there are no matching products!';
  if (wider !== undefined) {
    return (
      <>
        <Notice title={title} />
        <PieceSection title={wider.title} pieces={wider.pieces}>
          <ButtonLink to={wider.path}>{wider.label}</ButtonLink>
        </PieceSection>
      </>
    );
  }
  return (
    <Notice icon={<SearchX size={48} />} title={title}>
      {suggestion && <Button onClick={() => leaveOut(suggestion.part)}>{suggestion.text}</Button>}
      <Button variant={suggestion ? 'quiet' : 'primary'} onClick={shopNow}>
        Show all products
      </Button>
    </Notice>
  );
});
