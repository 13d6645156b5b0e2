import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ForNotifyingShopper } from '../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import { HotToasts } from './HotToasts.ts';
import { ToastList } from './ToastList.tsx';

export type RenderedToaster = {
  readonly toasts: ForNotifyingShopper;
  /** Removes the toaster and its toasts from the page. */
  remove(): void;
};

let toasters = 0;

/**
 * Adds an element with the attribute `data-toasts` to the body and renders the toasts in it, each with the role `status` or
 * `alert`. Returns the adapter that shows them.
 */
export function renderToaster({ body }: Document): RenderedToaster {
  toasters += 1;
  const toasterId = `toaster-${toasters}`;
  const container = body.ownerDocument.createElement('div');
  container.dataset.toasts = '';
  // Each toast is a live region of its own. With this attribute an open dialog does not hide the container from screen readers.
  container.setAttribute('aria-live', 'off');
  body.append(container);
  const root = createRoot(container);
  root.render(createElement(ToastList, { toasterId }));
  return {
    toasts: new HotToasts(toasterId),
    remove() {
      root.unmount();
      container.remove();
    },
  };
}
