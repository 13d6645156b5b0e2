import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element that an undo has put back on the page. */
export function useFocusAfterUndo<Target extends HTMLElement>(isReturning: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isReturning && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isReturning]);
  return target;
}
