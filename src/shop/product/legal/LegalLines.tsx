import { observer } from 'mobx-react-lite';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import styles from './LegalDetails.module.css';
import { LEGAL_DETAILS } from './tokens.ts';

type LegalLinesProps = {
  readonly product: Product;
  /** Whether no size is chosen. */
  readonly isOfAllSizes: boolean;
};

/** The lines of the details. */
export const LegalLines = observer(function LegalLines({ product, isOfAllSizes }: LegalLinesProps) {
  const page = usePageViewModel(LEGAL_DETAILS);
  if (page.status === 'loading') return <Skeleton label="Loading" shape="rows" />;
  if (page.status === 'failed') return <Button onClick={() => void page.load()}>Try again</Button>;
  return (
    <dl className={styles.lines}>
      {page.lines(product, isOfAllSizes).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
});
