import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './StockField.module.css';
import type { StockViewModel } from './StockViewModel.ts';
import type { StockCell } from './stockRow.ts';

type StockFieldProps = {
  /** The title of the style. */
  readonly title: string;
  readonly cell: StockCell;
  readonly sheet: Pick<StockViewModel, 'isEditable' | 'type' | 'step'>;
};

/** The pieces of a size: a field, with steppers on a phone, or a number for those who may only read it. */
export function StockField({ title, cell, sheet }: StockFieldProps) {
  const { sku, size, isChanged, state, note, error } = cell;
  const id = useId();
  return (
    <div className={styles.cell} data-changed={isChanged} data-state={state}>
      <span className={styles.size} aria-hidden={sheet.isEditable}>
        {size}
      </span>
      {sheet.isEditable ? (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`One less: ${title}, ${size}`}
            onClick={() => sheet.step(sku, -1)}
          >
            <Minus size={20} aria-hidden="true" />
          </button>
          <PiecesInput
            name={`${title}, ${size}`}
            cell={cell}
            describedBy={id}
            onType={(text) => sheet.type(sku, text)}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={`One more: ${title}, ${size}`}
            onClick={() => sheet.step(sku, 1)}
          >
            <Plus size={20} aria-hidden="true" />
          </button>
        </div>
      ) : (
        <span className={styles.pieces}>{cell.text === '' ? '–' : cell.text}</span>
      )}
      <span id={id} className={styles.notes}>
        <span className={styles.note}>{note}</span>
        {error !== undefined && <span className={styles.error}>{error}</span>}
      </span>
    </div>
  );
}

type PiecesInputProps = {
  readonly name: string;
  readonly cell: StockCell;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
};

function PiecesInput({ name, cell, describedBy, onType }: PiecesInputProps) {
  // An emptied field says nothing yet: until it is left, the number does not come back.
  const [isEmptied, setIsEmptied] = useState(false);
  const change = (text: string) => {
    setIsEmptied(text === '');
    onType(text);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      className={styles.input}
      data-cell={cell.size}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={cell.error !== undefined}
      value={isEmptied ? '' : cell.text}
      onFocus={(event) => event.target.select()}
      onBlur={() => setIsEmptied(false)}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setIsEmptied(false);
        onType('');
      }}
    />
  );
}
