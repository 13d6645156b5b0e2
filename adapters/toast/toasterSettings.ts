import type { ToasterProps } from 'react-hot-toast';

/** How long success and error toasts stay, in milliseconds. */
export const TOAST_DURATION_MS = 1500;

/** What the page's one `<Toaster>` is given. Blank toasts keep the library's 4000 ms; its 2000 ms for success are overridden. */
export const toasterSettings = {
  position: 'top-right',
  toastOptions: {
    success: { duration: TOAST_DURATION_MS },
    error: { duration: TOAST_DURATION_MS },
  },
} as const satisfies ToasterProps;
