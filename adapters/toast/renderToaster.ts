import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HotToasts } from './HotToasts.ts';
import { ToastList } from './ToastList.tsx';

/**
 * Adds an element with the attribute `data-toasts` to the page, beside the shop, and returns toasts that appear in it, each
 * with the role `status` or `alert`.
 */
export function renderToaster({ body }: Document): HotToasts {
  const container = body.ownerDocument.createElement('div');
  container.dataset.toasts = '';
  // Each toast has its own live region; this one tells a dialog that opens not to hide the container from screen readers.
  container.setAttribute('aria-live', 'off');
  body.append(container);
  createRoot(container).render(createElement(ToastList));
  return new HotToasts();
}
