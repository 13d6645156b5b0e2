import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Failure } from './ErrorBoundary.tsx';
import styles from './ModalFailure.module.css';

type ModalFailureProps = Failure & { readonly onClose: () => void };

/** A dialog in place of a modal that failed. It needs no script of its own, so that it can always be shown. */
export function ModalFailure({ isMissing, retry, onClose }: ModalFailureProps) {
  const title = useId();
  return (
    <dialog ref={show} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{isMissing ? 'This part could not be loaded' : 'Something went wrong'}</h2>
      {isMissing && <p>Check your connection, then try again.</p>}
      <div className={styles.buttons}>
        <Button onClick={retry}>Try again</Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
