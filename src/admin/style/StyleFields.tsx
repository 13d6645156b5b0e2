import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { type TextField as Field, TEXT_LABELS } from './StyleDraft.ts';
import styles from './StylePage.module.css';
import type { StyleViewModel } from './StyleViewModel.ts';

type PageProps = { readonly page: StyleViewModel };

/** The texts and facts of a style. */
export const StyleFields = observer(function StyleFields({ page }: PageProps) {
  return (
    <>
      <section className={styles.part} aria-labelledby="texts">
        <h2 id="texts">Texts</h2>
        <Line page={page} field="title" />
        <Line page={page} field="creator" />
        <Lines page={page} field="description" />
        <div className={styles.pair}>
          <Line page={page} field="category" hint="Such as clothing or accessories" />
          <Line page={page} field="categoryName" hint="Such as women's or men's" />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <div className={styles.pair}>
          <Line page={page} field="fabric" />
          <Line page={page} field="care" />
          <Line page={page} field="fit" />
          <Line page={page} field="origin" />
          <Line page={page} field="hsn" hint="4, 6 or 8 digits" />
          <Line page={page} field="genericName" hint="Such as Shirt" />
          <Line page={page} field="netQuantity" hint="Such as 1 piece" />
        </div>
        <Lines page={page} field="manufacturer" hint="Name and address" />
        <Lines
          page={page}
          field="sizeChart"
          hint="A line per size, with commas, in cm: Size, Bust, Waist, Hip, Length"
        />
      </section>
    </>
  );
});

type FieldProps = PageProps & { readonly field: Field; readonly hint?: string };

const Line = observer(function Line({ page, field, hint }: FieldProps) {
  return (
    <TextField
      label={TEXT_LABELS[field]}
      {...(hint !== undefined && { placeholder: hint })}
      value={page.draft[field]}
      onChange={(text) => page.type(field, text)}
    />
  );
});

const Lines = observer(function Lines({ page, field, hint }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.lines}>
      <label htmlFor={id}>{TEXT_LABELS[field]}</label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        placeholder={hint}
        value={page.draft[field]}
        onChange={(event) => page.type(field, event.target.value)}
      />
    </div>
  );
});
