import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { firstSizeOf } from '../../../../core/domain/catalogue/sizes.ts';
import { type LengthUnit, MEASURES } from '../../../../core/domain/measures/SizeChart.ts';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { RadioPills } from '../../../shared/ui/forms/RadioPills.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { MeasuredFigure } from './MeasuredFigure.tsx';
import styles from './SizeGuide.module.css';
import type { SizeGuideView, SizeGuideViewModel } from './SizeGuideViewModel.ts';
import { SIZE_GUIDE } from './tokens.ts';

const UNITS: readonly { readonly value: LengthUnit; readonly label: string }[] = [
  { value: 'cm', label: 'cm' },
  { value: 'inches', label: 'Inches' },
];

/** The button that opens the size guide of a piece, as far as it has one, and how buyers say that it fits. */
export const SizeGuide = observer(function SizeGuide({ product }: { readonly product: Product }) {
  const page = usePageViewModel(SIZE_GUIDE);
  const guide = page.guide(product);
  const { id } = firstSizeOf(product);
  useEffect(() => void page.loadFit({ id }), [page, id]);
  return (
    <>
      {guide !== undefined && <Guide page={page} guide={guide} />}
      {page.fit !== undefined && <p className={styles.buyers}>{page.fit}</p>}
    </>
  );
});

type GuideProps = { readonly page: SizeGuideViewModel; readonly guide: SizeGuideView };

const Guide = observer(function Guide({ page, guide }: GuideProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Size guide
      </button>
      <LazyModal isOpen={isOpen} title="Size guide" onClose={() => setOpen(false)}>
        {page.fit !== undefined && <p className={styles.units}>{page.fit}</p>}
        <div className={styles.units}>
          <RadioPills
            legend={<VisuallyHidden>Unit</VisuallyHidden>}
            options={UNITS}
            value={page.unit}
            onChoose={page.choose}
          />
        </div>
        <MeasureTable guide={guide} unit={page.unit} />
        <HowToMeasure guide={guide} />
      </LazyModal>
    </>
  );
});

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
