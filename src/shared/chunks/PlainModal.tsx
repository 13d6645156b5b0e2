import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from '../ui/Modal.module.css';
import type { ModalProps } from './modalChunk.ts';

type PlainModalProps = Pick<ModalProps, 'title' | 'place' | 'onClose'> & {
  /** The button beside the title. */
  readonly button?: ReactNode;
  readonly children: ReactNode;
};

/** The browser's own dialog, in place of a modal without its script. It looks alike, and returns the focus as well. */
export function PlainModal({ title, place = 'middle', onClose, button, children }: PlainModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Returns the focus to the opener before the modal notes where the focus has come from.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.plain} ${styles.popup} ${styles[place]}`}
      aria-labelledby={id}
      onCancel={onClose}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {button}
      </header>
      {children}
    </dialog>
  );
}
