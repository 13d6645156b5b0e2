import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIsServerHtml } from '../../../shared/ui/useIsServerHtml.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { GridCard } from './GridCard.tsx';
import styles from './ProductGrid.module.css';
import { type GridItem, rowsToRender } from './rowsToRender.ts';
import { useItsTurn } from './useItsTurn.ts';
import { useNeededPlaces } from './useNeededPlaces.ts';
import { usePinnedPlace } from './usePinnedPlace.ts';
import { useRowsInSight } from './useRowsInSight.ts';

/** How many cards the server renders. */
const SERVED = 24;
/** How many cards are rendered to measure a row: as many as the widest screen has in one. */
const MEASURED = 4;

type LongGridProps = {
  readonly products: ProductList;
  /** Called with the places, from and to, whose products are to be shown soon. */
  readonly onNeed: (from: number, to: number) => void;
};

/**
 * A virtualised grid: renders the rows near the viewport, and those around the focused card. The first ones are rendered without a
 * position, by the server as well; their elements stay when the grid is measured.
 */
export const LongGrid = observer(function LongGrid({ products, onNeed }: LongGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const first = useFirstCards(products);
  const rows = useRowsInSight(list, products);
  const [pinned, follow] = usePinnedPlace(list, products);
  const { first: from = 0, last: to = -1, columns = 1 } = rows ?? {};
  useNeededPlaces(from * columns, (to + 1) * columns, onNeed);
  const rendered = rows && rowsToRender(rows, products.length, { first, pinned });
  return (
    <ul
      ref={list}
      className={`${styles.grid} ${styles.long}`}
      aria-label="Products"
      style={rendered && { height: rendered.height }}
      {...follow}
    >
      {(rendered?.items ?? firstItems(first)).map((item) => (
        <Item key={item.place} {...{ ...item, products }} isAtOnce={rows?.isScrolling !== true} />
      ))}
    </ul>
  );
});

/** How many of the cards that came first are kept while one of them is near: those of the server, until there are other products. */
function useFirstCards(products: ProductList): number {
  const isServerHtml = useIsServerHtml();
  const [first, setFirst] = useState({ products, count: isServerHtml ? SERVED : MEASURED });
  if (first.products !== products) setFirst({ products, count: MEASURED });
  return first.count;
}

function firstItems(count: number): readonly GridItem[] {
  return Array.from({ length: count }, (_, place) => ({ place, column: 0, space: undefined, height: undefined }));
}

type ItemProps = GridItem & { readonly products: ProductList; readonly isAtOnce: boolean };

/** The card at a place, or its empty area until the product is there. The place is its key, so that other products update the card. */
const Item = observer(function Item({ products, place, column, space, height, isAtOnce }: ItemProps) {
  const product = products.at(place);
  const isShown = useItsTurn(product !== undefined, isAtOnce, column + 1);
  return (
    <>
      {space !== undefined && <li className={styles.space} style={{ height: space }} aria-hidden="true" />}
      <li aria-setsize={products.length} aria-posinset={place + 1}>
        {product !== undefined && isShown ? (
          <GridCard product={product} place={place} />
        ) : (
          <div className={styles.awaited} style={{ height }}>
            <VisuallyHidden>Loading product</VisuallyHidden>
          </div>
        )}
      </li>
    </>
  );
});
