import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a removed item had the focus, moves the focus to the heading. Returns the reference for the heading, which must be
 * focusable (`tabIndex={-1}`).
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const hasShrunk = count < countBefore.current;
    countBefore.current = count;
    if (hasShrunk && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
}
