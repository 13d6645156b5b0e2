import { MAIN_ID } from '../ui/focus/mainId.ts';
import type { ScrollPosition } from './ScrollPositions.ts';

/** The input events of a shopper who scrolls or moves the focus. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Restores a scroll position and the focused link. Waits for content that is not rendered yet, until the shopper scrolls, with the
 * scroll bar too, or types. Returns a function that stops waiting.
 */
export function restoreScroll({ top, focus }: ScrollPosition): () => void {
  let reached = window.scrollY;
  const tryAgain = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, left: 0, behavior: 'instant' });
    reached = window.scrollY;
    const isFocused = focus === undefined || isFocusElsewhere() || giveFocus(focus);
    if (isFocused && Math.abs(window.scrollY - top) <= 1) stop();
  };
  const watcher = new MutationObserver(tryAgain);
  const sizes = new ResizeObserver(tryAgain);
  // Chromium tells of a drag of the scroll bar by its scrolling only.
  const stopAtOwnScroll = () => {
    if (Math.abs(window.scrollY - reached) > 1) stop();
  };
  const stop = () => {
    watcher.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', stopAtOwnScroll);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  window.addEventListener('scroll', stopAtOwnScroll, { passive: true });
  tryAgain();
  return stop;
}

/** Whether the focus is outside the page's content. Inside, it can be on an element of the page before, which is about to be removed. */
function isFocusElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.closest(`#${MAIN_ID}`) === null;
}

function giveFocus(address: string): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  link?.focus({ preventScroll: true });
  return link !== null && document.activeElement === link;
}
