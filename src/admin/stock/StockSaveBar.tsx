import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { SaveBar } from '../saving/SaveBar.tsx';
import styles from './StockSaveBar.module.css';
import type { StockViewModel } from './StockViewModel.ts';

const REASONS = ['Counted', 'Delivery', 'Corrected', 'Damaged', 'Lost', 'Found', 'Returned'];

/** Saves or discards what was typed, with one reason. */
export const StockSaveBar = observer(function StockSaveBar({ sheet }: { readonly sheet: StockViewModel }) {
  const reasons = useId();
  const { changes, isEditable, isSaving, alert } = sheet;
  const text = `${changes} ${changes === 1 ? 'size' : 'sizes'} changed`;
  return (
    <SaveBar
      text={isEditable && changes > 0 ? text : undefined}
      alert={alert}
      isSaving={isSaving}
      onDiscard={sheet.discard}
    >
      <div className={styles.reason}>
        <TextField
          label="Reason"
          list={reasons}
          autoComplete="off"
          maxLength={TEXT_LIMITS.name}
          required
          value={sheet.reason}
          error={sheet.reasonError}
          onChange={sheet.changeReason}
        />
        <datalist id={reasons}>
          {REASONS.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
      </div>
    </SaveBar>
  );
});
