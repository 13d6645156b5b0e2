import type { ToasterProps } from 'react-hot-toast';

/** The duration of success and error toasts, in milliseconds. */
export const TOAST_DURATION_MS = 1500;

/**
 * The settings of the page's `<Toaster>`. Blank toasts keep the library's 4000 ms; success toasts do not keep its 2000 ms. Colours
 * come from the design tokens. Toasts appear below the header, so that its counts stay visible.
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
