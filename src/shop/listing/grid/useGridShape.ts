import { type RefObject, useLayoutEffect, useState } from 'react';

/** A long grid's measurements, in CSS pixels. */
export type GridShape = {
  readonly columns: number;
  /** The estimated height of a row, with the gap below it. */
  readonly rowHeight: number;
  /** The distance from the top of the page to the grid. */
  readonly top: number;
};

type Shape = GridShape & { readonly width: number; readonly isMeasured: boolean };

/**
 * Measures the grid on the page, since the style sheet decides the columns and the height of a card. Measures again when the
 * grid or the page is resized, after the browser's layout.
 */
export function useGridShape(list: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<Shape>();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const read = () => setShape((before) => adjusted(before, element));
    const watcher = new ResizeObserver(read);
    watcher.observe(element);
    watcher.observe(document.body);
    read();
    return () => watcher.disconnect();
  }, [list]);
  return shape;
}

/** The first rendered row of a width is measured: most rows have its height. */
function adjusted(before: Shape | undefined, element: HTMLElement): Shape {
  const { width, top: distance } = element.getBoundingClientRect();
  const top = Math.round(distance + window.scrollY);
  if (before?.width !== width) return { ...guessed(element, width), width, top, isMeasured: false };
  const row = before.isMeasured ? null : element.querySelector<HTMLElement>('[data-index]');
  if (row !== null) return { ...before, top, rowHeight: row.offsetHeight, isMeasured: true };
  return before.top === top ? before : { ...before, top };
}

function guessed(element: HTMLElement, width: number): Pick<GridShape, 'columns' | 'rowHeight'> {
  const styles = getComputedStyle(element);
  const columns = Number(styles.getPropertyValue('--columns')) || 1;
  const column = (width - Number.parseFloat(styles.columnGap) * (columns - 1)) / columns;
  const words = Number.parseFloat(styles.getPropertyValue('--words-height')) || 0;
  return { columns, rowHeight: Math.round(column * (5 / 4) + words) };
}
