import { startTransition, useEffect, useState } from 'react';

/**
 * Whether to render a card by now. Its product has to be there. Unless both hold at the first render, `isAtOnce` and that, the card
 * waits so many frames, because the browser lays out each of them.
 */
export function useItsTurn(isThere: boolean, isAtOnce: boolean, frames: number): boolean {
  const [left, setLeft] = useState(isThere && isAtOnce ? 0 : frames);
  useEffect(() => {
    if (!isThere || left === 0) return;
    const frame = requestAnimationFrame(() => startTransition(() => setLeft(left - 1)));
    return () => cancelAnimationFrame(frame);
  }, [isThere, left]);
  return isThere && left === 0;
}
