import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import styles from './BulkChange.module.css';
import type { BulkChangeViewModel, BulkKind, PreviewLine } from './BulkChangeViewModel.ts';
import { UndoableNews } from './UndoableNews.tsx';

const KINDS: Readonly<Record<BulkKind, string>> = {
  percent: 'Change prices by percent',
  price: 'Set the price',
  hide: 'Hide in the shop',
  show: 'Show in the shop',
};

type BulkChangeProps = {
  readonly bulk: BulkChangeViewModel;
  /** The SKUs of the chosen styles. */
  readonly skus: readonly string[];
  /** How many styles are chosen. */
  readonly chosen: number;
};

/** Changes all sizes of the chosen styles, after a preview, and undoes it. */
export const BulkChange = observer(function BulkChange({ bulk, skus, chosen }: BulkChangeProps) {
  return (
    <>
      <UndoableNews text={bulk.news} canUndo={bulk.canUndo} onUndo={() => void bulk.undo()} />
      {chosen > 0 && skus.length > 0 && <Form bulk={bulk} skus={skus} chosen={chosen} />}
    </>
  );
});

const Form = observer(function Form({ bulk, skus, chosen }: BulkChangeProps) {
  const id = useId();
  const { lines } = bulk;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Change the chosen products"
      onSubmit={(event) => {
        event.preventDefault();
        void bulk.show(skus);
      }}
    >
      <p className={styles.chosen}>
        {chosen} chosen, {skus.length} {skus.length === 1 ? 'size' : 'sizes'}
      </p>
      <div className={styles.kind}>
        <label htmlFor={id}>What to do</label>
        <select id={id} value={bulk.kind} onChange={(event) => bulk.choose(event.target.value as BulkKind)}>
          {Object.entries(KINDS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {bulk.needsAmount && (
        <TextField
          label={bulk.kind === 'percent' ? 'Percent, such as -10' : 'Price in rupees'}
          inputMode={bulk.kind === 'percent' ? 'text' : 'decimal'}
          value={bulk.amount}
          onChange={bulk.type}
        />
      )}
      <Button type="submit" variant={lines === undefined ? 'primary' : 'secondary'}>
        Preview
      </Button>
      <FormAlert text={bulk.refusal} />
      {lines !== undefined && <Preview lines={lines} onApply={() => void bulk.apply(skus)} />}
    </form>
  );
});

type PreviewProps = { readonly lines: readonly PreviewLine[]; readonly onApply: () => void };

function Preview({ lines, onApply }: PreviewProps) {
  if (lines.length === 0) return <p role="status">Nothing would change.</p>;
  return (
    <div className={styles.preview}>
      <ul className={styles.lines}>
        {lines.map(({ sku, before, after }) => (
          <li key={sku}>
            <span className={styles.sku}>{sku}</span> {before} becomes {after}
          </li>
        ))}
      </ul>
      <Button onClick={onApply}>
        Change {lines.length} {lines.length === 1 ? 'size' : 'sizes'}
      </Button>
    </div>
  );
}
