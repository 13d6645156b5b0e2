import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let rendered: Root | undefined;

/** Replaces what it rendered before, and returns the container element. */
export function render(children: ReactNode): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => rendered?.unmount());
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  rendered = createRoot(container);
  act(() => rendered?.render(children));
  return container;
}
