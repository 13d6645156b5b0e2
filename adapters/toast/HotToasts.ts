import { type ToastOptions, toast } from 'react-hot-toast';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import { TOAST_DURATION_MS, toasterSettings } from './toasterSettings.ts';

const SHARED: ToastOptions = { duration: TOAST_DURATION_MS, position: toasterSettings.position };

/**
 * Toasts by react-hot-toast; a page shows them with one `<Toaster {...toasterSettings} />`. The library's own store holds
 * at most 20 and drops the oldest; the contract's test guards that number. A screen reader is interrupted for errors only.
 */
export class HotToasts implements ForNotifyingShopper {
  readonly #toasterId: string | undefined;

  /** Names the `<Toaster>` that shows them, where the page has several. */
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
