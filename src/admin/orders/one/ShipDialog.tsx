import { observer } from 'mobx-react-lite';
import { DialogForm } from './DialogForm.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { QuantityFields } from './QuantityFields.tsx';

type ShipDialogProps = { readonly order: OrderViewModel; readonly view: Pick<OrderView, 'open'> };

/** Hands a parcel to a carrier. */
export const ShipDialog = observer(function ShipDialog({ order, view: { open } }: ShipDialogProps) {
  const { parcel, dialog, close } = order;
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
      <ParcelFields values={parcel.fields} errors={parcel.errors} onChange={parcel.change} />
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
