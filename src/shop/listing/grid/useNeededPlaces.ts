import { useEffect, useRef } from 'react';

/** How many places above and below the rendered ones are asked for with them. */
const AHEAD = 24;
/** How long a jump to another part of the list must have ended before its products are asked for, in milliseconds. */
const SETTLED_AFTER_MS = 80;

/** Calls `need` with the rendered places and those around them; while the shopper drags the scroll bar, only where she stops. */
export function useNeededPlaces(from: number, to: number, need: (from: number, to: number) => void): void {
  const before = useRef(0);
  useEffect(() => {
    const isJump = Math.abs(from - before.current) > AHEAD;
    before.current = from;
    const timer = setTimeout(() => need(from - AHEAD, to + AHEAD), isJump ? SETTLED_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [from, to, need]);
}
