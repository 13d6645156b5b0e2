import { type RefObject, useEffect } from 'react';

/** Closes an open element on Escape, and when the shopper clicks or moves the focus outside it. */
export function useDismissal(area: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const calls = new AbortController();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) dismiss();
    };
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', leave, { signal: calls.signal });
    document.addEventListener('focusin', leave, { signal: calls.signal });
    document.addEventListener('keydown', dismissOnEscape, { signal: calls.signal });
    return () => calls.abort();
  }, [area, isOpen, dismiss]);
}
