import { observer } from 'mobx-react-lite';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import type { ReturnChoice, ReturnForm } from './ReturnForm.ts';
import styles from './Returns.module.css';
import { REASONS } from './returnView.ts';

const WHY = [
  { value: '', label: 'Please choose' },
  ...Object.entries(REASONS).map(([value, label]) => ({ value, label })),
];
const MONEY = { value: '', label: 'Money back' };

/** Asks which pieces come back, why, and what for. */
export const ReturnDialog = observer(function ReturnDialog({ form }: { readonly form: ReturnForm }) {
  return (
    <LazyModal isOpen={form.isOpen} title="Return pieces" onClose={form.close}>
      <Fields form={form} />
    </LazyModal>
  );
});

const Fields = observer(function Fields({ form }: { readonly form: ReturnForm }) {
  const { form: ref, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={ref} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      {form.lines.map(({ key, name, size, most, until, sizes, quantity, reason, instead, fault }) => {
        const change = (changes: Partial<ReturnChoice>) => form.change(key, changes);
        return (
          <fieldset key={key} className={styles.line}>
            <legend>
              <bdi>{name}</bdi>, size {size}
            </legend>
            <p className={styles.until}>Can be sent back {until}</p>
            <SelectField
              label="Pieces"
              value={`${quantity}`}
              options={Array.from({ length: most + 1 }, (_, count) => ({
                value: `${count}`,
                label: `${count} of ${most}`,
              }))}
              onChange={(value) => change({ quantity: Number(value) })}
            />
            {quantity > 0 && (
              <>
                <SelectField
                  label="Why?"
                  value={reason}
                  options={WHY}
                  error={fault}
                  onChange={(value) => change({ reason: value as ReturnChoice['reason'] })}
                />
                {sizes.length > 0 && (
                  <SelectField
                    label="Instead"
                    value={instead}
                    options={[MONEY, ...sizes.map((other) => ({ value: other, label: `Size ${other}` }))]}
                    onChange={(value) => change({ instead: value })}
                  />
                )}
              </>
            )}
          </fieldset>
        );
      })}
      <p>You get back what you paid for the pieces, once they are here. Another size is held for you for 10 days.</p>
      <FormAlert text={form.fault} />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={form.isBusy}>
          Ask for the return
        </Button>
        <Button type="button" variant="quiet" onClick={form.close}>
          Keep the pieces
        </Button>
      </div>
    </form>
  );
});
