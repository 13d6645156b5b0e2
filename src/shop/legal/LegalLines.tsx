import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { LegalLine } from '../../../core/domain/legal/legalDetails.ts';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './LegalDetails.module.css';
import { LEGAL_DETAILS } from './tokens.ts';

type LegalLinesProps = {
  readonly products: readonly Product[];
  /** Whether no size is chosen. */
  readonly isOfAllSizes?: boolean;
};

/** The lines of the details: of each product, then of who sells them. */
export const LegalLines = observer(function LegalLines({ products, isOfAllSizes = false }: LegalLinesProps) {
  const page = usePageViewModel(LEGAL_DETAILS);
  const load = () => void page.load(products);
  const keys = products.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same products are asked for once, also when that fails
  useEffect(load, [page, keys]);
  if (page.status === 'loading') return <Skeleton label="Loading" shape="rows" />;
  if (page.status === 'failed') return <Button onClick={load}>Try again</Button>;
  const pieces = products.map((product) => page.piece(product, isOfAllSizes));
  return (
    <>
      {pieces.map(({ key, name, lines }) => (
        <section key={key} aria-label={name}>
          {pieces.length > 1 && (
            <p className={styles.name} dir="auto">
              {name}
            </p>
          )}
          <Lines lines={lines} />
        </section>
      ))}
      <Lines lines={page.sellerLines} />
    </>
  );
});

function Lines({ lines }: { readonly lines: readonly LegalLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
