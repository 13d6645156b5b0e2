import { startTransition, useEffect, useState } from 'react';
import { useIsServerHtml } from '../../../shared/ui/useIsServerHtml.ts';

/** How many cards the first render shows: as many as fit on a phone, or one row of a wide screen. */
const FIRST = 4;

/** Only the visit's first grid grows; later ones render at once, so that Back finds every card. */
let hasGrown = false;

/** How many cards of a grid to render by now: a few first, then all. The server's HTML has all at once. */
export function useProgressiveRender(): number {
  const isServerHtml = useIsServerHtml();
  const [isWhole, setWhole] = useState(hasGrown || isServerHtml);
  useEffect(() => {
    hasGrown = true;
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? Number.POSITIVE_INFINITY : FIRST;
}
