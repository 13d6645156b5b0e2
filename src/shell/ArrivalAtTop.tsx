import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from './MainRegion.tsx';

/**
 * Scrolls to the top whenever the path changes. Where the move took away what had the focus, the page's content gets it,
 * so that the keyboard does not start over.
 */
export function ArrivalAtTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of path is the very reason
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
