import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { CouponFields } from '../../../core/admin/coupons/couponFields.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { SelectField } from '../../shared/ui/forms/SelectField.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { Modal } from '../../shared/ui/Modal.tsx';
import styles from './CouponDialog.module.css';
import type { CouponListViewModel } from './CouponListViewModel.ts';

const KINDS: readonly { readonly value: CouponFields['kind']; readonly label: string }[] = [
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
];

/** The form of a coupon. It keeps what was typed until the coupon is saved. */
export const CouponDialog = observer(function CouponDialog({ list }: { readonly list: CouponListViewModel }) {
  const fields = useRef<HTMLDivElement>(null);
  return (
    <Modal
      isOpen={list.isFormOpen}
      title={list.formTitle}
      onClose={list.closeForm}
      initialFocus={() => fields.current?.querySelector('input') ?? null}
    >
      <div ref={fields}>
        <CouponForm list={list} />
      </div>
    </Modal>
  );
});

const CouponForm = observer(function CouponForm({ list }: { readonly list: CouponListViewModel }) {
  const { form, example } = list;
  const { fields, errors } = form;
  const { form: element, onSubmit } = useSubmit(form.submit);
  const isAmount = fields.kind === 'amount';
  const bind = (field: Exclude<keyof CouponFields, 'kind' | 'discount'>) => ({
    value: fields[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (value: string) => form.change(field, value),
  });
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <TextField label="Name" maxLength={TEXT_LIMITS.name} required {...bind('name')} />
      <div className={styles.pair}>
        <SelectField
          label="Takes off"
          options={KINDS}
          value={fields.kind}
          onChange={(kind) => form.change('kind', kind as CouponFields['kind'])}
        />
        <TextField
          label={isAmount ? 'Amount in ₹' : 'Percent'}
          inputMode={isAmount ? 'decimal' : 'numeric'}
          autoComplete="off"
          required
          value={fields.discount}
          error={errors.discount}
          onChange={(value) => form.change('discount', value)}
        />
      </div>
      <TextField label="Minimum purchase in ₹" inputMode="decimal" {...bind('minimum')} />
      <p className={styles.example} role="status">
        {example}
      </p>
      <div className={styles.pair}>
        <TextField label="First day" type="date" {...bind('startsAt')} />
        <TextField label="Last day" type="date" {...bind('endsAt')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Most uses" inputMode="numeric" {...bind('mostUses')} />
        <TextField label="Most uses of a shopper" inputMode="numeric" {...bind('mostPerShopper')} />
      </div>
      <FormAlert text={form.refusal} />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={form.isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={list.closeForm}>
          Close
        </Button>
      </div>
    </form>
  );
});
