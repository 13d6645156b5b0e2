import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element that comes back to the page because the shopper took something back. */
export function useReturnedFocus<Target extends HTMLElement>(isReturning: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isReturning && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isReturning]);
  return target;
}
