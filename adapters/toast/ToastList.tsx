import { ToastBar, Toaster } from 'react-hot-toast';
import { toasterSettings } from './toasterSettings.ts';

/** The page's toasts, newest first; where the page has several lists, those of one. A toast that fades out is hidden from the accessibility tree. */
export function ToastList({ toasterId }: { readonly toasterId?: string }) {
  return (
    <Toaster {...toasterSettings} {...(toasterId !== undefined && { toasterId })}>
      {(toast) => (
        <div aria-hidden={!toast.visible}>
          <ToastBar toast={toast} />
        </div>
      )}
    </Toaster>
  );
}
