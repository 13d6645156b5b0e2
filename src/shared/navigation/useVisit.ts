import { useLayoutEffect, useRef, useState } from 'react';
import { createPath, type Location, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns the number of the visit of a page: one more when the shopper has left the page and is back before the next one has loaded.
 * The page stays on the screen meanwhile; as its React key, the number makes it a new one.
 */
export function useVisit(): number {
  const location = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(1);
  const shown = useRef<Arrival>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { location, index: window.history.state?.idx };
    if (before !== undefined && isReturn(before, shown.current, type)) setVisit((number) => number + 1);
  }, [location, type]);
  return visit;
}

/** A location that the page was rendered for, and the router's index of its entry. */
type Arrival = { readonly location: Location; readonly index: unknown };

/** Whether the shopper was elsewhere in between. A link to the page that is shown replaces its entry, and leads nowhere. */
function isReturn(before: Arrival, now: Arrival, type: string): boolean {
  if (now.location === before.location || createPath(now.location) !== createPath(before.location)) return false;
  return type === 'POP' || now.index !== before.index;
}
