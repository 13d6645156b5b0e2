import { type RefObject, useEffect } from 'react';

/** Dismisses what is open when the shopper presses Escape, or points or moves the focus outside of it. */
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
