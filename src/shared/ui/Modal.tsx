import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Modal.module.css';

type ModalProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The position: centred, at a side, at the bottom, or over the whole window. */
  readonly place?: 'middle' | 'left' | 'right' | 'foot' | 'whole' | undefined;
  /** Returns the element that gets the focus when the dialog opens; by default the first that can have it. */
  readonly initialFocus?: () => HTMLElement | null;
};

/** A modal dialog: traps the focus, closes with Escape, and returns the focus. */
export function Modal({ isOpen, title, onClose, children, place = 'middle', initialFocus }: ModalProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={`${styles.popup} ${styles[place]}`} initialFocus={initialFocus}>
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
