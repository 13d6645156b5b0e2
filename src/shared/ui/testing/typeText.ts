import { act } from 'react';

/** Replaces what an input has, as typing does. */
export function typeText(input: HTMLInputElement, text: string): void {
  act(() => {
    // React overrides the input's own property, and would see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
