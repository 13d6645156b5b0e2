import { ToastBar, Toaster } from 'react-hot-toast';
import { toasterSettings } from './toasterSettings.ts';

/** The page's toasts, newest first. One that fades out is hidden from the accessibility tree. */
export function ToastList() {
  return (
    <Toaster {...toasterSettings}>
      {(toast) => (
        <div aria-hidden={!toast.visible}>
          <ToastBar toast={toast} />
        </div>
      )}
    </Toaster>
  );
}
