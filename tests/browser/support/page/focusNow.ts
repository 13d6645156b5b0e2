export type Focus = { readonly element: string; readonly isSeen: boolean; readonly why: string };

/** Runs in the page: returns the focused element, and whether its focus is visible. */
export function focusNow(): Focus {
  const active = document.activeElement;
  // After the page's last element the focus moves to the browser's own toolbar.
  if (active === null || active === document.body) return { element: 'nothing', isSeen: true, why: '' };
  const element = active.outerHTML.slice(0, 200);
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(active, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (!hasRing) return { element, isSeen: false, why: 'it has no outline' };
  // An element that is larger than the window can only be visible in part.
  const { left, top, right, bottom } = active.getBoundingClientRect();
  const across = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const down = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const onTop = document.elementFromPoint(across, down);
  const isOnTop = onTop !== null && (active.contains(onTop) || onTop.contains(active));
  return { element, isSeen: isOnTop, why: isOnTop ? '' : `it lies under ${onTop?.outerHTML.slice(0, 200)}` };
}
