import { MAIN_ID } from '../ui/mainId.ts';
import type { Place } from './ScrollPositions.ts';

/** The input events of a shopper who scrolls or moves the focus. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the page back to a place and gives the focus back to the link that had it. What is not drawn yet is waited for, as
 * long as the shopper leaves the page alone; answers how to stop waiting.
 */
export function restoreScroll({ top, focus }: Place): () => void {
  let isFocused = focus === undefined || !isFocusFree();
  const tryAgain = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, left: 0, behavior: 'instant' });
    if (!isFocused && focus !== undefined) isFocused = giveFocus(focus);
    if (isFocused && Math.abs(window.scrollY - top) <= 1) stop();
  };
  const watcher = new MutationObserver(tryAgain);
  const sizes = new ResizeObserver(tryAgain);
  const stop = () => {
    watcher.disconnect();
    sizes.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  tryAgain();
  return stop;
}

/** Whether no element has the focus. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === MAIN_ID;
}

function giveFocus(address: string): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  link?.focus({ preventScroll: true });
  return link !== null && document.activeElement === link;
}
