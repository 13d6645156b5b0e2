import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './TextField.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the field; nothing when it is right. */
  readonly error?: string | undefined;
  /** A remark on what was typed, which is announced; empty while there is none. */
  readonly hint?: string | undefined;
  /** A control at the end of the field, such as the password's show button. */
  readonly beside?: ReactNode;
};

/** A text input with its label and its error message. */
export function TextField({ label, value, onChange, error, hint, beside, ...rest }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const notes = [error !== undefined && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          dir="auto"
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={notes === '' ? undefined : notes}
        />
        {beside !== undefined && <span className={styles.beside}>{beside}</span>}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint} role="status">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
