import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the page's content when what holds it leaves the page, so that the keyboard does not start over. */
export function useFocusHandedOn<Area extends HTMLElement>(): RefObject<Area | null> {
  const area = useRef<Area>(null);
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return area;
}
