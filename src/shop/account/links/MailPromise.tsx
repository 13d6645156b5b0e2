import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { useFocusFallback } from '../../../shared/ui/focus/useFocusFallback.ts';
import styles from './MailPromise.module.css';

type MailPromiseProps = { readonly promise: string; readonly onAskAgain: () => void };

/** Says that a mail is on its way. It takes the focus from the form that it replaces. */
export function MailPromise({ promise, onAskAgain }: MailPromiseProps) {
  const area = useFocusFallback<HTMLDivElement>();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={area} className={styles.promise}>
      <p ref={told} className={styles.told} role="status" tabIndex={-1}>
        {promise}
      </p>
      <p className={styles.hint}>
        Nothing there after a few minutes? Look among the unwanted mails, or check the spelling of your e-mail.
      </p>
      <Button wide variant="secondary" onClick={onAskAgain}>
        Ask again
      </Button>
    </div>
  );
}
