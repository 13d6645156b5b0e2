import { type FocusEvent, useState } from 'react';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { PENDING_ACTION } from '../../session/pendingActionToken.ts';

/**
 * Returns the row that is rendered wherever the page is scrolled, and the event handlers that the grid needs for it: the row
 * of the button that the shopper returns to after a login, else the row that has the focus.
 */
export function usePinnedRow(products: ProductList, columns: number) {
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

function useRowReturnedTo(products: ProductList, columns: number): number | undefined {
  const { productReturnedTo } = useShared(PENDING_ACTION);
  if (productReturnedTo === undefined) return undefined;
  for (let place = 0; place < products.length; place += 1) {
    if (products.at(place)?.key === productReturnedTo) return Math.floor(place / columns);
  }
  return undefined;
}
