import type { MouseEvent } from 'react';

/** Returns a click handler that ignores the second click of a double click. */
export function firstClickOnly(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) action();
  };
}
