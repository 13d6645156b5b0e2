import { observer } from 'mobx-react-lite';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import type { SizeRow } from './SizeRow.ts';
import styles from './SizesTable.module.css';
import type { SizesViewModel } from './SizesViewModel.ts';

const COLUMNS = ['Size', 'SKU', 'Price ₹', 'Before ₹', 'Stock', 'Shown'];

/** A row per size, and one for a new size. */
export const SizesTable = observer(function SizesTable({ sizes }: { readonly sizes: SizesViewModel }) {
  const { added } = sizes;
  return (
    <>
      {sizes.rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.rows.map((row) => (
              <Row key={row.sku} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <fieldset className={styles.added}>
        <legend>New size</legend>
        <Cell label="Size" value={added.size} onType={(text) => sizes.typeNew('size', text)} onEnter={sizes.add} />
        <Cell
          label="SKU, may be empty"
          value={added.sku}
          onType={(text) => sizes.typeNew('sku', text)}
          onEnter={sizes.add}
        />
        <Cell
          label="Price ₹"
          isAmount
          value={added.price}
          onType={(text) => sizes.typeNew('price', text)}
          onEnter={sizes.add}
        />
        <Cell
          label="Before ₹"
          isAmount
          value={added.compareAtPrice}
          onType={(text) => sizes.typeNew('compareAtPrice', text)}
          onEnter={sizes.add}
        />
        <Button variant="secondary" aria-disabled={sizes.isAdding} onClick={() => void sizes.add()}>
          Add size
        </Button>
      </fieldset>
      <FormAlert text={sizes.refusal} />
    </>
  );
});

const Row = observer(function Row({ row }: { readonly row: SizeRow }) {
  const { draft, sku, stock, conflict, refusal } = row;
  return (
    <>
      <tr className={row.isChanged ? styles.changed : undefined}>
        <td className={styles.size}>
          <Input label={`Size of ${sku}`} value={draft.size} onType={(text) => row.type('size', text)} />
        </td>
        <td className={styles.sku}>{sku}</td>
        <td className={styles.amount}>
          <Input
            label={`Price of ${sku} in rupees`}
            placeholder="Price"
            isAmount
            value={draft.price}
            onType={(text) => row.type('price', text)}
          />
        </td>
        <td className={styles.amount}>
          <Input
            label={`Price before of ${sku} in rupees`}
            placeholder="Before"
            isAmount
            value={draft.compareAtPrice}
            onType={(text) => row.type('compareAtPrice', text)}
          />
        </td>
        <td className={styles.stock}>{stock === '' ? '–' : stock}</td>
        <td>
          <label className={styles.target}>
            <input
              type="checkbox"
              aria-label={`Show ${sku} in the shop`}
              checked={!draft.hidden}
              onChange={(event) => row.type('hidden', !event.target.checked)}
            />
          </label>
        </td>
      </tr>
      {(conflict !== undefined || refusal !== '') && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <FormAlert text={conflict ?? refusal} />
            {conflict !== undefined && (
              <div className={styles.choices}>
                <Button variant="secondary" onClick={row.takeTheirs}>
                  Take theirs
                </Button>
                <Button variant="secondary" onClick={row.keepMine}>
                  Keep mine
                </Button>
              </div>
            )}
          </td>
        </tr>
      )}
    </>
  );
});

type InputProps = {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly isAmount?: boolean;
  readonly onEnter?: () => unknown;
  readonly placeholder?: string;
};

function Input({ label, value, onType, isAmount = false, onEnter, placeholder }: InputProps) {
  return (
    <input
      className={styles.input}
      aria-label={label}
      dir="auto"
      maxLength={200}
      placeholder={placeholder}
      {...(isAmount && { inputMode: 'decimal' as const })}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (onEnter === undefined || event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

/** An input with its label above it. */
function Cell({ label, ...input }: InputProps) {
  return (
    <div className={styles.cell}>
      <span aria-hidden="true">{label}</span>
      <Input label={label} {...input} />
    </div>
  );
}
