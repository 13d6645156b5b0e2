import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './CheckboxField.module.css';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'id' | 'className'> & {
  readonly label: ReactNode;
  readonly onChange: (isChecked: boolean) => void;
  /** What is wrong with the choice; nothing when it is right. */
  readonly error?: string | undefined;
};

/** A checkbox with its label and its error message. */
export function CheckboxField({ label, onChange, error, ...rest }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
