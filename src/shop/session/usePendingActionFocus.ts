import { type RefObject, useEffect, useRef } from 'react';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { PENDING_ACTION } from './pendingActionToken.ts';

/** After a login that an action required, scrolls to the button of that action and focuses it. */
export function usePendingActionFocus(
  productKey: string,
  list: PendingAction['list'],
): RefObject<HTMLButtonElement | null> {
  const pendingAction = useShared(PENDING_ACTION);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = pendingAction.isReturningTo(productKey, list);
  useEffect(() => {
    if (!isReturning) return;
    // A new page is scrolled to its top first.
    let frame = requestAnimationFrame(() => {
      button.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
      // A long grid renders its cards again once it is measured: then the new button gets the focus.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(pendingAction.arrive);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturning, pendingAction]);
  return button;
}
