import { type FocusEvent, useState } from 'react';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { useShared } from '../container/ShopContext.tsx';
import { PENDING_ACTION } from '../session/tokens.ts';

/**
 * The row that must be there wherever the page is scrolled to, and what the grid must listen to for it: the one with the card
 * that the shopper is on her way back to, whose button does the rest once it is there; else the one that holds the focus.
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
