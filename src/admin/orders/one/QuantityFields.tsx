import { useId } from 'react';
import styles from './QuantityFields.module.css';

type QuantityFieldsProps = {
  readonly legend: string;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly most: number }[];
  readonly quantities: Readonly<Record<string, number>>;
  readonly onChange: (quantities: Readonly<Record<string, number>>) => void;
  readonly error?: string | undefined;
};

/** How many pieces of each line. */
export function QuantityFields({ legend, lines, quantities, onChange, error }: QuantityFieldsProps) {
  const errorId = useId();
  const id = useId();
  return (
    <fieldset className={styles.fields} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {lines.map(({ sku, name, most }) => (
        <div key={sku} className={styles.line}>
          <label htmlFor={`${id}-${sku}`}>
            <bdi>{name}</bdi>
          </label>
          <select
            id={`${id}-${sku}`}
            value={quantities[sku] ?? 0}
            aria-invalid={error !== undefined}
            onChange={(event) => onChange({ ...quantities, [sku]: Number(event.target.value) })}
          >
            {Array.from({ length: most + 1 }, (_, quantity) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the options are the numbers themselves
              <option key={quantity} value={quantity}>
                {quantity} of {most}
              </option>
            ))}
          </select>
        </div>
      ))}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
