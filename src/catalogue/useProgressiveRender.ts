import { startTransition, useEffect, useState } from 'react';

/** How many cards are drawn before the first look: as many as a phone shows, or a row on a wide screen. */
const FIRST = 4;

/** Only the visit's first grid grows; later ones are drawn at once, so that a way back finds every card. */
let hasGrown = false;

/** How many cards of a grid to draw by now: a few first, so that they are seen early, then all of them, piece by piece. */
export function useProgressiveRender(): number {
  const [isWhole, setWhole] = useState(hasGrown);
  useEffect(() => {
    hasGrown = true;
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? Number.POSITIVE_INFINITY : FIRST;
}
