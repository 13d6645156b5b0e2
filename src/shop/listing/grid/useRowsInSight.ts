import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { type RowsInSight, readRows } from './readRows.ts';

/** An item of the grid, its place, and its distance from the top of the page. */
type Anchor = { readonly item: Element; readonly place: number; readonly top: number };

/** The rows that were last in sight, so that Back renders them at once. */
const lastSeen = new WeakMap<ProductList, RowsInSight>();

/**
 * Returns the rows of a grid that are in sight, and the heights of those that were rendered; undefined until the first ones are
 * rendered. Reads the layout before each paint. When rows above the viewport turn out to have another
 * height, or the grid gets another width, scrolls the page, so that what is in sight stays where it is.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, products: ProductList): RowsInSight | undefined {
  const [rows, setRows] = useState(() => seenBefore(products));
  const anchor = useRef<Anchor>(undefined);
  const isRead = useRef(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const read = () => {
      keepInPlace(anchor.current);
      const next = readRows(element, products.length, { rows, place: anchor.current?.place });
      if (next === undefined) return;
      lastSeen.set(products, next);
      anchor.current = anchorAt(element, next);
      if (next !== rows) setRows({ ...next, isScrolling: next.isScrolling && isRead.current });
      isRead.current = true;
    };
    // A frame in which rows have another size is not painted before they are in place.
    const sizes = new ResizeObserver(() => flushSync(read));
    for (const resized of [element, document.body, ...element.children]) sizes.observe(resized);
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    // Rows that were seen before stay until Back has scrolled to them: the observer reads after that, and before the paint.
    if (rows === undefined || isRead.current) read();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  });
  return rows;
}

/** Nothing of what Back shows has to wait. */
function seenBefore(products: ProductList): RowsInSight | undefined {
  const seen = lastSeen.get(products);
  return seen && { ...seen, isScrolling: false };
}

/** The first row that begins in the viewport, while the grid begins above it. A row that begins above it may become higher there. */
function anchorAt(list: HTMLElement, { first, columns }: RowsInSight): Anchor | undefined {
  if (list.getBoundingClientRect().top >= 0) return undefined;
  const anchors = [first + 1, first].flatMap((row) => {
    const item = list.querySelector(`[aria-posinset="${row * columns + 1}"]`);
    return item === null ? [] : [{ item, place: row * columns, top: pageTop(item) }];
  });
  return anchors.find(({ top }) => top < window.scrollY + window.innerHeight);
}

function keepInPlace(anchor: Anchor | undefined): void {
  if (!anchor?.item.isConnected) return;
  const moved = pageTop(anchor.item) - anchor.top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

function pageTop(item: Element): number {
  return item.getBoundingClientRect().top + window.scrollY;
}
