import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first address, or without addresses to the form that adds one, each time that `requests` grows. Once the
 * first address is saved, moves the focus from the form to that address.
 */
export function useFocusOnAddresses(requests: number, isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wasEmpty = useRef(isEmpty);
  const focusFirst = useCallback(() => (place.current?.querySelector('input') ?? add.current)?.focus(), []);
  useEffect(() => {
    if (requests > 0) focusFirst();
  }, [requests, focusFirst]);
  useEffect(() => {
    const isFirstSaved = wasEmpty.current && !isEmpty;
    wasEmpty.current = isEmpty;
    if (isFirstSaved && document.activeElement === document.body) focusFirst();
  }, [isEmpty, focusFirst]);
  return { place, add, focusFirst };
}
