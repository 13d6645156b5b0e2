import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import type { ProductList } from '../../catalogue/ProductList.ts';
import { PENDING_ACTION } from '../../session/pendingActionToken.ts';

/**
 * Returns the place that is rendered wherever the page is scrolled, and the event handlers that the grid needs for it: the place
 * of the button that the shopper returns to after a login, else the place that has the focus.
 */
export function usePinnedPlace(list: RefObject<HTMLElement | null>, products: ProductList) {
  const [focused, setFocused] = useState<number>();
  // The focus may have come before the script.
  useLayoutEffect(() => setFocused(placeOf(list.current, document.activeElement)), [list]);
  const onFocus = ({ target }: FocusEvent) => setFocused(placeOf(list.current, target));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return [usePlaceReturnedTo(products) ?? focused, { onFocus, onBlur }] as const;
}

function placeOf(list: HTMLElement | null, focused: Element | null): number | undefined {
  const item = list?.contains(focused) ? focused?.closest('[aria-posinset]') : null;
  return item ? Number(item.getAttribute('aria-posinset')) - 1 : undefined;
}

function usePlaceReturnedTo(products: ProductList): number | undefined {
  const { productReturnedTo } = useShared(PENDING_ACTION);
  if (productReturnedTo === undefined) return undefined;
  for (let place = 0; place < products.length; place += 1) {
    if (products.at(place)?.key === productReturnedTo) return place;
  }
  return undefined;
}
