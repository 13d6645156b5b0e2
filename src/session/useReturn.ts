import { type RefObject, useEffect, useRef } from 'react';
import type { UnfinishedPress } from '../../core/session/UnfinishedPress.ts';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';

/** Brings a shopper who had to log in first back to the button that she had pressed: scrolls to it and gives it the focus. */
export function useReturn(productKey: string, list: UnfinishedPress['list']): RefObject<HTMLButtonElement | null> {
  const unfinishedPress = useShared(SHARED.unfinishedPress);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = unfinishedPress.isReturningTo(productKey, list);
  useEffect(() => {
    if (!isReturning) return;
    // A page that is newly come to is scrolled to its top first.
    let frame = requestAnimationFrame(() => {
      button.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
      // A long grid that only now learns its measures draws its cards anew: then the new button is the one to return to.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(unfinishedPress.arrive);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturning, unfinishedPress]);
  return button;
}
