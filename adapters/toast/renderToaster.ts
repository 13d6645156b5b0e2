import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import { HotToasts } from './HotToasts.ts';
import { ToastList } from './ToastList.tsx';

export type RenderedToaster = {
  readonly toasts: ForNotifyingShopper;
  /** Removes the toaster and its toasts from the page. */
  remove(): void;
};

let toasters = 0;

/**
 * Adds an element with the attribute `data-toasts` to the page, beside the shop, and returns toasts that appear in it, each
 * with the role `status` or `alert`.
 */
export function renderToaster({ body }: Document): RenderedToaster {
  toasters += 1;
  const toasterId = `toaster-${toasters}`;
  const container = body.ownerDocument.createElement('div');
  container.dataset.toasts = '';
  // Each toast has its own live region; this one tells a dialog that opens not to hide the container from screen readers.
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
