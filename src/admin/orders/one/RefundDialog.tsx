import { observer } from 'mobx-react-lite';
import { CheckboxField } from '../../../shared/ui/forms/CheckboxField.tsx';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import styles from './DialogForm.module.css';
import { DialogForm } from './DialogForm.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';
import { QuantityFields } from './QuantityFields.tsx';

const LONGEST_REASON = 2000;

const WAYS = [
  { value: 'pieces', label: 'Pieces' },
  { value: 'amount', label: 'An amount' },
];

/** Gives money back. The button names the amount, to the paisa. */
export const RefundDialog = observer(function RefundDialog({ order }: { readonly order: OrderViewModel }) {
  const { refund, dialog, close } = order;
  const { form, goesBack, fault, left } = refund;
  const { by, quantities, amount, restock, reason } = form.fields;
  const lines = refund.lines.map(({ name, size, ...line }) => ({ ...line, name: `${name}, ${size}` }));
  return (
    <DialogForm
      title="Refund"
      isOpen={dialog === 'refund'}
      isBusy={form.isBusy}
      refusal={form.refusal}
      action={goesBack === undefined ? 'Refund' : `Refund ${goesBack}`}
      submit={form.submit}
      onClose={close}
    >
      {lines.length > 0 && (
        <SelectField
          label="Refund"
          options={WAYS}
          value={by}
          onChange={(value) => refund.change('by', value === 'amount' ? 'amount' : 'pieces')}
        />
      )}
      {by === 'pieces' ? (
        <QuantityFields
          legend="Pieces"
          lines={lines}
          quantities={quantities}
          error={form.errors.quantities}
          onChange={(chosen) => refund.change('quantities', chosen)}
        />
      ) : (
        <TextField
          label={`Amount in rupees, ${left} at most`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={form.errors.amount}
          onChange={(value) => refund.change('amount', value)}
        />
      )}
      <TextField
        label="Reason"
        autoComplete="off"
        maxLength={LONGEST_REASON}
        required
        value={reason}
        error={form.errors.reason}
        onChange={(value) => refund.change('reason', value)}
      />
      {by === 'pieces' && (
        <CheckboxField
          label="Put the pieces back into stock"
          checked={restock}
          onChange={(isChecked) => refund.change('restock', isChecked)}
        />
      )}
      <p className={styles.goesBack} role="status">
        {goesBack !== undefined && `${goesBack} goes back to the shopper`}
        {fault !== '' && <span className={styles.fault}>{fault}</span>}
      </p>
    </DialogForm>
  );
});
