import { type ReactNode, useId } from 'react';
import styles from './RadioPills.module.css';

type RadioPillsProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** A few radio buttons in a row, each as large as its label. */
export function RadioPills<Value extends string>({ legend, options, value, onChoose }: RadioPillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.pills}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
