import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'react-hot-toast';
import { HotToasts } from './HotToasts.ts';
import { toasterSettings } from './toasterSettings.ts';

/** Puts the page's one `Toaster` into it, beside the shop, and answers toasts that appear there. */
export function renderToaster({ body }: Document): HotToasts {
  const place = body.ownerDocument.createElement('div');
  // Each toast says itself how it is announced; this tells a dialog that opens not to hide the place from screen readers.
  place.setAttribute('aria-live', 'off');
  body.append(place);
  createRoot(place).render(createElement(Toaster, toasterSettings));
  return new HotToasts();
}
