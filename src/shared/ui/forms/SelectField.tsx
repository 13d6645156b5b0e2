import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'className'> & {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** What is wrong with the choice; nothing when it is right. */
  readonly error?: string | undefined;
};

/** A choice from a list, with its label and its error message. */
export function SelectField({ label, value, options, onChange, error, ...rest }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
