import { type FocusEvent, useState } from 'react';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { useShared } from '../container/ShopContext.tsx';
import { PENDING_ACTION } from '../session/tokens.ts';

/**
 * Returns the row that is rendered wherever the page is scrolled, and the event handlers that the grid needs for it: the row
 * of the button that the shopper returns to after a login, else the row that has the focus.
 */
export function usePinnedRow(products: readonly Product[], columns: number) {
  const [focusedRow, setFocusedRow] = useState<number>();
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setFocusedRow(index === undefined ? undefined : Number(index));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedRow(undefined);
  };
  const pinnedRow = useRowReturnedTo(products, columns) ?? focusedRow;
  return [pinnedRow, { onFocus, onBlur }] as const;
}

function useRowReturnedTo(products: readonly Product[], columns: number): number | undefined {
  const { productReturnedTo } = useShared(PENDING_ACTION);
  if (productReturnedTo === undefined) return undefined;
  const place = products.findIndex(({ key }) => key === productReturnedTo);
  return place === -1 ? undefined : Math.floor(place / columns);
}
