import { useEffect, useRef } from 'react';

/** Moves the focus to the first address, or without addresses to the button that adds one, each time that `requests` grows. */
export function useFocusOnAddresses(requests: number) {
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (requests > 0) (list.current?.querySelector('input') ?? add.current)?.focus();
  }, [requests]);
  return { list, add };
}
