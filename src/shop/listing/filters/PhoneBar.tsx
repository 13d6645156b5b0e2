import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { RESULTS } from '../pageTokens.ts';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './PhoneBar.module.css';
import { SortChoice } from './SortChoice.tsx';

/** The bar at the bottom of small screens: opens the filters and the sort order. */
export const PhoneBar = observer(function PhoneBar() {
  const { chips, resultCount } = useShared(RESULTS);
  const [open, setOpen] = useState<'filters' | 'sort'>();
  const close = () => setOpen(undefined);
  const chosen = chips.length;
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filter{' '}
          {chosen > 0 && (
            <span className={styles.chosen}>
              {chosen}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </button>
        <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen('sort')}>
          <ArrowDownUp size={18} aria-hidden="true" />
          Sort
        </button>
      </div>
      <LazyModal isOpen={open === 'filters'} title="Filters" place="left" onClose={close}>
        <FilterPanel />
        <ShowButton text={`Show ${resultCount}`} onPressed={close} />
      </LazyModal>
      <LazyModal isOpen={open === 'sort'} title="Sort" place="foot" onClose={close}>
        <SortChoice variant="rows" onChosen={close} />
      </LazyModal>
    </>
  );
});

function ShowButton({ text, onPressed }: { readonly text: string; readonly onPressed: () => void }) {
  return (
    <div className={styles.show}>
      <Button wide onClick={onPressed}>
        {text}
      </Button>
    </div>
  );
}
