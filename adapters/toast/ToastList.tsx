import { ToastBar, Toaster } from 'react-hot-toast';
import { toasterSettings } from './toasterSettings.ts';

/** The toasts of one toaster, newest first. A toast that fades out is hidden from the accessibility tree. */
export function ToastList({ toasterId }: { readonly toasterId: string }) {
  return (
    <Toaster {...toasterSettings} toasterId={toasterId}>
      {(toast) => (
        <div aria-hidden={!toast.visible}>
          <ToastBar toast={toast} />
        </div>
      )}
    </Toaster>
  );
}
