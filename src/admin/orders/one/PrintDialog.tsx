import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import type { Paper, PrintingViewModel, PrintKind } from '../print/PrintingViewModel.ts';
import { DialogForm } from './DialogForm.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';

const KINDS: readonly { readonly value: PrintKind; readonly label: string }[] = [
  { value: 'slip', label: 'Packing slip' },
  { value: 'address', label: 'Address label' },
  { value: 'receipt', label: 'Receipt' },
];
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'label', label: '4 × 6 inch label' },
];

type PrintDialogProps = {
  readonly order: OrderViewModel;
  readonly printing: PrintingViewModel;
  /** Whether the member of staff may read the sums of a receipt. */
  readonly hasReceipt: boolean;
};

/** Chooses what is printed on which paper. */
export const PrintDialog = observer(function PrintDialog({ order, printing, hasReceipt }: PrintDialogProps) {
  const [kind, setKind] = useState<PrintKind>('slip');
  const [paper, setPaper] = useState<Paper>('a4');
  const kinds = KINDS.filter(({ value }) => value !== 'receipt' || hasReceipt);
  const print = async () => {
    const { printed } = order;
    order.close();
    if (printed !== undefined) printing.print({ kind, paper, orders: [printed] });
  };
  return (
    <DialogForm
      title="Print"
      isOpen={order.dialog === 'print'}
      isBusy={false}
      refusal=""
      action="Print"
      submit={print}
      onClose={order.close}
    >
      <SelectField
        label="What"
        options={kinds}
        value={kind}
        onChange={(chosen) => setKind(kinds.find(({ value }) => value === chosen)?.value ?? kind)}
      />
      <SelectField
        label="Paper"
        options={PAPERS}
        value={paper}
        onChange={(value) => setPaper(value === 'label' ? 'label' : 'a4')}
      />
    </DialogForm>
  );
});
