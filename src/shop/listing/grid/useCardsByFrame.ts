import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a row's cards to render by now. `count` of them have their product; with `isAtOnce` the first render has these. Further
 * ones come one in each frame, because the browser lays out each of them.
 */
export function useCardsByFrame(count: number, isAtOnce: boolean): number {
  const [drawn, setDrawn] = useState(isAtOnce ? count : 0);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}
