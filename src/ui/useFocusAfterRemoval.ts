import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when a list shrinks: if the entry that left took the focus along, the heading gets it. Answers
 * the reference for that heading, which must be focusable (`tabIndex={-1}`).
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
