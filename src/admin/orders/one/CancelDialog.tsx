import { observer } from 'mobx-react-lite';
import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '../../../../core/domain/orders/staffCancelReasons.ts';
import { CheckboxField } from '../../../shared/ui/forms/CheckboxField.tsx';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';

const REASONS: Readonly<Record<StaffCancelReason, string>> = {
  customer: 'The shopper asked for it',
  declined: 'The payment was declined',
  fraud: 'It looks like fraud',
  inventory: 'Not in stock',
  staff: 'A mistake of the shop',
  other: 'Another reason',
};

const OPTIONS = [
  { value: '', label: 'Choose a reason' },
  ...STAFF_CANCEL_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] })),
];

const LONGEST_NOTE = 2000;

type CancelDialogProps = { readonly order: OrderViewModel; readonly view: Pick<OrderView, 'number' | 'money'> };

/** Cancels the order. The shopper gets a mail. */
export const CancelDialog = observer(function CancelDialog({ order, view: { number, money } }: CancelDialogProps) {
  const { cancellation: form, dialog, close } = order;
  const { reason, note, refund, restock } = form.fields;
  const goesBack = refund ? money?.refundable : undefined;
  return (
    <DialogForm
      title={`Cancel ${number}`}
      isOpen={dialog === 'cancel'}
      isBusy={form.isBusy}
      refusal={form.refusal}
      action={goesBack === undefined ? 'Cancel order' : `Cancel order and refund ${goesBack}`}
      submit={form.submit}
      onClose={close}
    >
      <SelectField
        label="Reason"
        options={OPTIONS}
        value={reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
      <TextAreaField
        label="Note for staff (optional)"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(value) => form.change('note', value)}
      />
      <CheckboxField
        label="Refund what was paid"
        checked={refund}
        onChange={(isChecked) => form.change('refund', isChecked)}
      />
      <CheckboxField
        label="Put the pieces back into stock"
        checked={restock}
        onChange={(isChecked) => form.change('restock', isChecked)}
      />
    </DialogForm>
  );
});
