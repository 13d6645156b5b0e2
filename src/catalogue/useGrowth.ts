import { startTransition, useEffect, useState } from 'react';

/** How many cards are drawn before the first look: more than any phone shows, and most other screens. */
const FIRST = 8;

/** Only the visit's first grid grows; later ones are drawn at once, so that a way back finds every card. */
let hasGrown = false;

/** How many cards of a grid to draw by now: a few first, so that they are seen early, then all of them, piece by piece. */
export function useGrowth(): number {
  const [isWhole, setWhole] = useState(hasGrown);
  useEffect(() => {
    hasGrown = true;
    startTransition(() => setWhole(true));
  }, []);
  return isWhole ? Number.POSITIVE_INFINITY : FIRST;
}
