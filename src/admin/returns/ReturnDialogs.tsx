import { observer } from 'mobx-react-lite';
import { CheckboxField } from '../../shared/ui/forms/CheckboxField.tsx';
import { TextAreaField } from '../../shared/ui/forms/TextAreaField.tsx';
import { DialogForm } from '../orders/one/DialogForm.tsx';
import { ParcelFields } from '../orders/one/ParcelFields.tsx';
import { QuantityFields } from '../orders/one/QuantityFields.tsx';
import type { ReturnListViewModel } from './ReturnListViewModel.ts';

/** The longest reason of a refusal, in characters. */
const LONGEST_NOTE = 2000;

type DialogsProps = { readonly list: ReturnListViewModel };

/** The dialogs in which staff take a step of a return. */
export const ReturnDialogs = observer(function ReturnDialogs({ list }: DialogsProps) {
  const { form, step, goesBack } = list;
  const common = { isBusy: form.isBusy, refusal: form.refusal, submit: form.submit, onClose: list.close };
  const refund = goesBack === '' ? 'Refund' : `Refund ${goesBack}`;
  return (
    <>
      <DialogForm {...common} title="Receive the pieces" isOpen={step === 'receive'} action="Received">
        <QuantityFields
          legend="Arrived"
          lines={list.lines}
          quantities={form.fields.quantities}
          error={form.errors.quantities}
          onChange={(quantities) => form.change('quantities', quantities)}
        />
        <CheckboxField
          label="Put the pieces back into stock"
          checked={form.fields.restock}
          onChange={(restock) => form.change('restock', restock)}
        />
      </DialogForm>
      <DialogForm {...common} title="Refund the return" isOpen={step === 'refund'} action={refund}>
        <p role="status">{goesBack !== '' && `${goesBack} goes back to the shopper for what arrived.`}</p>
      </DialogForm>
      <DialogForm
        {...common}
        title="Ship the other size"
        isOpen={step === 'exchange'}
        action="Ship and mail the shopper"
      >
        <ParcelFields values={form.fields} errors={form.errors} onChange={form.change} />
      </DialogForm>
      <DialogForm {...common} title="Refuse the return" isOpen={step === 'refuse'} action="Refuse and mail the shopper">
        <TextAreaField
          label="Why? The shopper reads it"
          rows={3}
          maxLength={LONGEST_NOTE}
          value={form.fields.note}
          error={form.errors.note}
          onChange={(note) => form.change('note', note)}
        />
      </DialogForm>
    </>
  );
});
