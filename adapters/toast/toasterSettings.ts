import type { ToasterProps } from 'react-hot-toast';

/** How long success and error toasts stay, in milliseconds. */
export const TOAST_DURATION_MS = 1500;

/**
 * What the page's one `<Toaster>` is given. Blank toasts keep the library's 4000 ms; its 2000 ms for success are overridden.
 * The looks are the page's own tokens; toasts appear below its header, whose counts they tell of.
 */
export const toasterSettings = {
  position: 'top-right',
  containerStyle: { top: 'calc(var(--header-height) + var(--banner-height) + var(--space-2))' },
  toastOptions: {
    style: {
      padding: 'var(--space-2) var(--space-3)',
      borderRadius: 'var(--radius-sheet)',
      background: 'var(--ink)',
      boxShadow: 'var(--overlay-shadow)',
      color: 'var(--ground)',
      overflowWrap: 'anywhere',
    },
    success: { duration: TOAST_DURATION_MS, iconTheme: { primary: 'var(--toast-success)', secondary: 'var(--ink)' } },
    error: { duration: TOAST_DURATION_MS, iconTheme: { primary: 'var(--toast-error)', secondary: 'var(--ink)' } },
  },
} as const satisfies ToasterProps;
