import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import styles from './SaveBar.module.css';
import type { StockViewModel } from './StockViewModel.ts';

const REASONS = ['Counted', 'Delivery', 'Corrected', 'Damaged', 'Lost', 'Found', 'Returned'];

/** Saves or discards what was typed, with one reason. At the foot of the window, so that it moves no row. */
export const SaveBar = observer(function SaveBar({ sheet }: { readonly sheet: StockViewModel }) {
  const reasons = useId();
  const { changes, isEditable, isSaving, alert } = sheet;
  const isShown = isEditable && changes > 0;
  const text = `${changes} ${changes === 1 ? 'size' : 'sizes'} changed`;
  return (
    <div className={styles.place}>
      <Announcement text={isShown ? text : ''} />
      {isShown && (
        <section className={styles.bar} aria-label="Changes that are not saved">
          <FormAlert text={alert} />
          <div className={styles.fields}>
            <p className={styles.count}>{text}</p>
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
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
            <Button variant="secondary" aria-disabled={isSaving} onClick={() => !isSaving && sheet.discard()}>
              Discard
            </Button>
          </div>
        </section>
      )}
    </div>
  );
});
