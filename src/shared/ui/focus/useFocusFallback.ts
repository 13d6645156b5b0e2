import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the page's content when the focused element is removed, so that Tab does not start at the top. */
export function useFocusFallback<Area extends HTMLElement>(): RefObject<Area | null> {
  const area = useRef<Area>(null);
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return area;
}
