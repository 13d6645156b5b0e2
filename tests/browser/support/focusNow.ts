export type Focus = { readonly element: string; readonly isSeen: boolean; readonly why: string };

/** Runs in the page: what has the focus, and whether a shopper who looks at the page sees that it has. */
export function focusNow(): Focus {
  const active = document.activeElement;
  // Between the page's last and first element the focus is in the browser's own bars.
  if (active === null || active === document.body) return { element: 'nothing', isSeen: true, why: '' };
  const element = active.outerHTML.slice(0, 200);
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(active, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (!hasRing) return { element, isSeen: false, why: 'it has no outline' };
  // Of what is larger than the window only a part can be seen.
  const { left, top, right, bottom } = active.getBoundingClientRect();
  const across = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const down = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const onTop = document.elementFromPoint(across, down);
  const isOnTop = onTop !== null && (active.contains(onTop) || onTop.contains(active));
  return { element, isSeen: isOnTop, why: isOnTop ? '' : `it lies under ${onTop?.outerHTML.slice(0, 200)}` };
}
