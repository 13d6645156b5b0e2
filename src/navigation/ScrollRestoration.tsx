import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { MAIN_ID } from '../ui/mainId.ts';
import { historyEntryKey } from './historyEntryKey.ts';
import { notifyPageRendered } from './pageRendered.ts';
import { restoreScroll } from './restoreScroll.ts';
import { RESULTS_ID } from './resultsId.ts';
import { type Place, ScrollPositions } from './ScrollPositions.ts';

/** How the shopper reached the current page. */
type Arrival = {
  readonly location: Location;
  /** The position to restore, when Back or Forward led here. */
  readonly place: Place | undefined;
  readonly before: Location | undefined;
};

type ScrollRestorationProps = {
  /**
   * Called when the address has changed, before the page is scrolled: the listing follows its address first, so that the page
   * has its height. `isReturn` says whether Back or Forward led there. Must stay the same function.
   */
  readonly onArrival: (isReturn: boolean) => void;
};

/**
 * Receives the shopper wherever she comes: a page reached anew begins at its top, one she comes back to stands as she left
 * it. Where the move took away what had the focus, the page's content gets it, so that the keyboard does not start over.
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
    const place = memory.recall(key, pathOf(location));
    onArrival(place !== undefined);
    setArrival({ location, place, before: before.current });
    before.current = location;
    return remember(memory, { key, path: pathOf(location) }, place);
  }, [onArrival, location, memory]);
  return arrival;
}

/** An entry of the tab's history. */
type Entry = { readonly key: string; readonly path: string };

/** Saves the scroll position and the focused link of the current page while it is mounted. */
function remember(memory: ScrollPositions, { key, path }: Entry, place: Place | undefined): () => void {
  memory.note(key, place ?? { path, top: 0, focus: undefined });
  let focus = place?.focus;
  const note = () => memory.note(key, { path, top: window.scrollY, focus });
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id === MAIN_ID) return;
    const link = target instanceof Element ? target.closest('main a[href]') : null;
    focus = link?.getAttribute('href') ?? undefined;
    note();
  };
  const keep = () => memory.keep();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('focusin', noteFocus);
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('focusin', noteFocus);
    window.removeEventListener('pagehide', keep);
  };
}

function receive({ location, place, before }: Arrival): (() => void) | undefined {
  window.history.scrollRestoration = 'manual';
  if (place === undefined) beginAnew(location, before);
  const stop = place && restoreScroll(place);
  // On the first page the focus stays at the top, where the skip link is.
  const isElsewhere = before !== undefined && location.pathname !== before.pathname;
  if (isElsewhere && document.activeElement === document.body && place?.focus === undefined) {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }
  notifyPageRendered();
  return stop;
}

/** Scrolls a new page to its top, and new results on the same page to theirs. */
function beginAnew(location: Location, before: Location | undefined): void {
  if (location.pathname !== before?.pathname) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  else if (location.search !== before.search) showFromStart(document.getElementById(RESULTS_ID));
}

function showFromStart(results: HTMLElement | null): void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (results !== null && results.getBoundingClientRect().top < margin) results.scrollIntoView({ behavior: 'instant' });
}

function pathOf({ pathname, search }: Location): string {
  return `${pathname}${search}`;
}
