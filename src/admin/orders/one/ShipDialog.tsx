import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CARRIERS } from '../../../../core/domain/orders/trackingUrl.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';
import { QuantityFields } from './QuantityFields.tsx';

type ShipDialogProps = { readonly order: OrderViewModel; readonly view: Pick<OrderView, 'open'> };

/** Hands a parcel to a carrier. */
export const ShipDialog = observer(function ShipDialog({ order, view: { open } }: ShipDialogProps) {
  const { parcel, dialog, close } = order;
  const carriers = useId();
  return (
    <DialogForm
      title="Ship"
      isOpen={dialog === 'ship'}
      isBusy={parcel.isBusy}
      refusal={parcel.refusal}
      action="Ship and mail the shopper"
      submit={parcel.submit}
      onClose={close}
    >
      <TextField
        label="Carrier"
        list={carriers}
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        required
        value={parcel.fields.carrier}
        error={parcel.errors.carrier}
        onChange={(value) => parcel.change('carrier', value)}
      />
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <TextField
        label="Tracking number"
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        required
        value={parcel.fields.trackingNumber}
        error={parcel.errors.trackingNumber}
        onChange={(value) => parcel.change('trackingNumber', value)}
      />
      <QuantityFields
        legend="In this parcel"
        lines={open}
        quantities={parcel.fields.quantities}
        error={parcel.errors.quantities}
        onChange={(quantities) => parcel.change('quantities', quantities)}
      />
    </DialogForm>
  );
});
