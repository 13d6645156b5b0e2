import { startTransition, useEffect, useState } from 'react';

/** How many of a new row's cards to render by now: all at once, or one more in each frame, because the browser lays out each of them. */
export function useCardsByFrame(count: number, isAtOnce: boolean): number {
  const [drawn, setDrawn] = useState(isAtOnce ? Number.POSITIVE_INFINITY : 0);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}
