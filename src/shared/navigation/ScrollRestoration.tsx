import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { MAIN_ID } from '../ui/focus/mainId.ts';
import { historyEntryKey } from './historyEntryKey.ts';
import { KEEP_SCROLL } from './keepScroll.ts';
import { notifyPageRendered } from './pageRendered.ts';
import { restoreScroll } from './restoreScroll.ts';
import { RESULTS_ID } from './resultsId.ts';
import { type ScrollPosition, ScrollPositions } from './ScrollPositions.ts';

/** How the shopper reached the current page. */
type Arrival = {
  readonly location: Location;
  /** The position to restore, when Back or Forward led here. */
  readonly position: ScrollPosition | undefined;
  readonly before: Location | undefined;
};

type ScrollRestorationProps = {
  /**
   * Called when the address has changed, before the page is scrolled: the listing must follow its address first, so that the
   * page has its height. `isReturn` is true after Back or Forward. Must stay the same function.
   */
  readonly onArrival: (isReturn: boolean) => void;
};

/**
 * Scrolls a new page to its top, and restores the scroll position after Back and Forward. When the navigation removed the
 * focused element, moves the focus to the page's content, so that Tab does not start at the top.
 */
export function ScrollRestoration({ onArrival }: ScrollRestorationProps) {
  const arrival = useArrival(onArrival);
  useLayoutEffect(() => (arrival === undefined ? undefined : receive(arrival)), [arrival]);
  return null;
}

function useArrival(onArrival: ScrollRestorationProps['onArrival']): Arrival | undefined {
  const location = useLocation();
  const [memory] = useState(() => new ScrollPositions(() => window.sessionStorage));
  const [arrival, setArrival] = useState<Arrival>();
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const key = historyEntryKey(window.history);
    const position = memory.find(key, pathOf(location));
    onArrival(position !== undefined);
    setArrival({ location, position, before: before.current });
    before.current = location;
    return remember(memory, { key, path: pathOf(location) }, position);
  }, [onArrival, location, memory]);
  return arrival;
}

/** An entry of the tab's history. */
type Entry = { readonly key: string; readonly path: string };

/** Saves the scroll position and the focused link of the current page while it is mounted. */
function remember(memory: ScrollPositions, { key, path }: Entry, position: ScrollPosition | undefined): () => void {
  memory.save(key, position ?? { path, top: 0, focus: undefined });
  let focus = position?.focus;
  const save = () => memory.save(key, { path, top: window.scrollY, focus });
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id === MAIN_ID) return;
    const link = target instanceof Element ? target.closest('main a[href]') : null;
    focus = link?.getAttribute('href') ?? undefined;
    save();
  };
  const keep = () => {
    // The last scroll may not have fired its event yet. At 0 the page may still be waiting for the content to restore to.
    if (window.scrollY > 0) save();
    memory.keep();
  };
  window.addEventListener('scroll', save, { passive: true });
  window.addEventListener('focusin', noteFocus);
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', save);
    window.removeEventListener('focusin', noteFocus);
    window.removeEventListener('pagehide', keep);
  };
}

function receive({ location, position, before }: Arrival): (() => void) | undefined {
  window.history.scrollRestoration = 'manual';
  if (position === undefined) beginAnew(location, before);
  const stop = position && restoreScroll(position);
  // On the first page the focus stays at the top, where the skip link is.
  const isElsewhere = before !== undefined && location.pathname !== before.pathname;
  if (isElsewhere && document.activeElement === document.body && position?.focus === undefined) {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }
  notifyPageRendered();
  return stop;
}

/**
 * Scrolls a new page to its top, unless its entry says otherwise, and new results on the same page to theirs. The first page may have
 * been scrolled before its script ran.
 */
function beginAnew(location: Location, before: Location | undefined): void {
  if (before === undefined || location.state?.scroll === KEEP_SCROLL.scroll) return;
  if (location.pathname !== before.pathname) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  else if (location.search !== before.search) showFromStart(document.getElementById(RESULTS_ID));
}

function showFromStart(results: HTMLElement | null): void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (results !== null && results.getBoundingClientRect().top < margin) results.scrollIntoView({ behavior: 'instant' });
}

function pathOf({ pathname, search }: Location): string {
  return `${pathname}${search}`;
}
