import { useId, useState } from 'react';
import styles from './PriceField.module.css';
import type { PriceCell } from './priceCells.ts';

type PriceFieldProps = {
  /** The title of the style. */
  readonly title: string;
  readonly cell: PriceCell;
  readonly onType: (text: string) => void;
};

/** The price of a size, or of all sizes of a style, which is typed over. Escape takes it back. */
export function PriceField({ title, cell, onType }: PriceFieldProps) {
  const { size, text, placeholder, isChanged, note, error } = cell;
  const id = useId();
  // An emptied field says nothing yet: until it is left, the price does not come back.
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <div className={styles.cell} data-changed={isChanged}>
      {size !== '' && (
        <span className={styles.size} aria-hidden="true">
          {size}
        </span>
      )}
      <div className={styles.field}>
        <span className={styles.unit} aria-hidden="true">
          ₹
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          className={styles.input}
          data-cell="price"
          aria-label={`Price of ${title}${size === '' ? '' : `, ${size}`} in rupees`}
          aria-describedby={id}
          aria-invalid={error !== undefined}
          placeholder={placeholder}
          value={isEmptied ? '' : text}
          onFocus={(event) => event.target.select()}
          onBlur={() => setIsEmptied(false)}
          onChange={({ target: { value } }) => {
            setIsEmptied(value === '');
            onType(value);
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setIsEmptied(false);
            onType('');
          }}
        />
      </div>
      <span id={id} className={styles.notes}>
        <span className={styles.note}>{note}</span>
        {error !== undefined && <span className={styles.error}>{error}</span>}
      </span>
    </div>
  );
}
