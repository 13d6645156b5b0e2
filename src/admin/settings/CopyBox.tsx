import { useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './CopyBox.module.css';

type CopyBoxProps = {
  /** What is copied, such as `Link of the invitation`. */
  readonly label: string;
  readonly value: string;
  /** What to do with it. */
  readonly hint: string;
  readonly onDismiss: () => void;
};

/** Something to copy, until it is dismissed. */
export function CopyBox({ label, value, hint, onDismiss }: CopyBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      // Browsers copy by script on secure pages alone, and may be told not to.
      field.current?.focus();
      setSaid('Press Ctrl-C to copy it');
    }
  };
  return (
    <section className={styles.box} aria-label={label}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.hint}>{hint}</p>
      <input
        ref={field}
        id={id}
        className={styles.value}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="quiet" onClick={onDismiss}>
          Done
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
