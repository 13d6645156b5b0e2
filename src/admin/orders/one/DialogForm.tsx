import { type ReactNode, useRef } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { Modal } from '../../../shared/ui/Modal.tsx';
import styles from './DialogForm.module.css';

type DialogFormProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt was refused; empty while it was not. */
  readonly refusal: string;
  /** What the button that submits says. */
  readonly action: string;
  readonly submit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog with a form. It keeps what was typed until it has had its effect. */
export function DialogForm({ title, isOpen, onClose, ...rest }: DialogFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const firstField = () => fields.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  return (
    <Modal isOpen={isOpen} title={title} onClose={onClose} initialFocus={firstField}>
      <div ref={fields}>
        <Fields {...rest} onClose={onClose} />
      </div>
    </Modal>
  );
}

function Fields({ isBusy, refusal, action, submit, onClose, children }: Omit<DialogFormProps, 'title' | 'isOpen'>) {
  const { form, onSubmit } = useSubmit(submit);
  return (
    <form ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      {children}
      <FormAlert text={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
