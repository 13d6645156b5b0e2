import { type ToastOptions, toast } from 'react-hot-toast';
import type { ForNotifyingShopper } from '../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import { TOAST_DURATION_MS, toasterSettings } from './toasterSettings.ts';

const SHARED: ToastOptions = { duration: TOAST_DURATION_MS, position: toasterSettings.position };

/**
 * Toasts of react-hot-toast, shown by one `<Toaster {...toasterSettings} />`. The library keeps at most 20 toasts and drops the
 * oldest. Only errors interrupt a screen reader.
 */
export class HotToasts implements ForNotifyingShopper {
  readonly #toasterId: string | undefined;

  /** `toasterId` selects the `<Toaster>` when the page has several. */
  constructor(toasterId?: string) {
    this.#toasterId = toasterId;
  }

  success(text: string): void {
    toast.success(text, { ...this.#shared, ariaProps: { role: 'status', 'aria-live': 'polite' } });
  }

  error(text: string): void {
    toast.error(text, { ...this.#shared, ariaProps: { role: 'alert', 'aria-live': 'assertive' } });
  }

  get #shared(): ToastOptions {
    return this.#toasterId === undefined ? SHARED : { ...SHARED, toasterId: this.#toasterId };
  }
}
