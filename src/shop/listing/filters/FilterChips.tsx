import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { RESULTS } from '../pageTokens.ts';
import { LISTING } from '../tokens.ts';
import styles from './FilterChips.module.css';
import type { FilterChip } from './filterChips.ts';

/** The active filters, each with a button that removes it, and one that removes all. */
export const FilterChips = observer(function FilterChips({ chips }: { readonly chips: readonly FilterChip[] }) {
  const { shopNow, letGo, choose } = useShared(LISTING);
  const { remove, takeBack } = useShared(RESULTS);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label="Chosen filters">
        {chips.map((chip) => (
          <li key={`${chip.applied.part} ${chip.label}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove filter: ${chip.label}`}
              onClick={() => remove(chip)}
            >
              {chip.label}
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={shopNow}>
        Clear all
      </Button>
      {letGo && (
        <p className={styles.everywhere}>
          Searched everywhere.
          <Button variant="quiet" onClick={() => choose(letGo)}>
            {takeBack}
          </Button>
        </p>
      )}
    </div>
  );
});
