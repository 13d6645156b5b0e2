import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { type LengthUnit, MEASURES } from '../../../../core/domain/measures/SizeChart.ts';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { MeasuredFigure } from './MeasuredFigure.tsx';
import styles from './SizeGuide.module.css';
import type { SizeGuideView } from './SizeGuideViewModel.ts';
import { SIZE_GUIDE } from './tokens.ts';

const UNITS: readonly { readonly unit: LengthUnit; readonly label: string }[] = [
  { unit: 'cm', label: 'cm' },
  { unit: 'inches', label: 'Inches' },
];

/** The button that opens the size guide of a piece; nothing for a piece without one. */
export const SizeGuide = observer(function SizeGuide({ product }: { readonly product: Product }) {
  const page = usePageViewModel(SIZE_GUIDE);
  const [isOpen, setOpen] = useState(false);
  const guide = page.guide(product);
  if (guide === undefined) return null;
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Size guide
      </button>
      <LazyModal isOpen={isOpen} title="Size guide" onClose={() => setOpen(false)}>
        <UnitChoice unit={page.unit} choose={page.choose} />
        <MeasureTable guide={guide} unit={page.unit} />
        <HowToMeasure guide={guide} />
      </LazyModal>
    </>
  );
});

type UnitChoiceProps = { readonly unit: LengthUnit; readonly choose: (unit: LengthUnit) => void };

function UnitChoice({ unit, choose }: UnitChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.units}>
      <legend>
        <VisuallyHidden>Unit</VisuallyHidden>
      </legend>
      {UNITS.map((each) => (
        <label key={each.unit} className={styles.unit}>
          <input type="radio" name={name} checked={each.unit === unit} onChange={() => choose(each.unit)} />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}

function MeasureTable({
  guide: { columns, rows },
  unit,
}: {
  readonly guide: SizeGuideView;
  readonly unit: LengthUnit;
}) {
  return (
    <table className={styles.table} aria-label={`Measures in ${unit}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, cells }) => (
          <tr key={size}>
            <th scope="row" dir="auto">
              {size}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HowToMeasure({ guide: { measures } }: { readonly guide: SizeGuideView }) {
  return (
    <section className={styles.how} aria-labelledby="how-to-measure">
      <h3 id="how-to-measure">How to measure</h3>
      <MeasuredFigure measures={measures} />
      <dl>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{measure}</dt>
            <dd>{MEASURES[measure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
