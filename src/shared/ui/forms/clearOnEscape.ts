import type { KeyboardEvent } from 'react';

/** Returns a handler with which Escape clears a field that has a text. A dialog around it stays open. */
export function clearOnEscape(text: string, onType: (text: string) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
}
