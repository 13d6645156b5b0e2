import { type RefObject, useEffect, useRef } from 'react';
import type { PendingAction } from '../../core/storefront/session/PendingAction.ts';
import { useShared } from '../container/ShopContext.tsx';
import { PENDING_ACTION } from './tokens.ts';

/** Brings a shopper who had to log in first back to the button that she had pressed: scrolls to it and gives it the focus. */
export function usePendingActionFocus(
  productKey: string,
  list: PendingAction['list'],
): RefObject<HTMLButtonElement | null> {
  const pendingAction = useShared(PENDING_ACTION);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = pendingAction.isReturningTo(productKey, list);
  useEffect(() => {
    if (!isReturning) return;
    // A page that is newly come to is scrolled to its top first.
    let frame = requestAnimationFrame(() => {
      button.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
      // A long grid that only now learns its measures draws its cards anew: then the new button is the one to return to.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(pendingAction.arrive);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturning, pendingAction]);
  return button;
}
