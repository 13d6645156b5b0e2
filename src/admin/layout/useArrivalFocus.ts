import { useEffect, useRef } from 'react';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';

/**
 * When another screen has taken the place of the focused element, moves the focus to the content, so that Tab does not start at the top.
 * `screen` names the screen that is shown; undefined while the admin opens.
 */
export function useArrivalFocus(screen: string | undefined): void {
  const before = useRef(screen);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== screen;
    before.current = screen;
    if (hasChanged && document.activeElement === document.body) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
  }, [screen]);
}
