import { observer } from 'mobx-react-lite';
import { Modal } from '../../shared/ui/Modal.tsx';
import { AddressForm } from './AddressForm.tsx';
import type { AddressFormViewModel } from './AddressFormViewModel.ts';

type AddressFormModalProps = { readonly viewModel: AddressFormViewModel };

/** The modal form that adds or edits an address. */
export const AddressFormModal = observer(function AddressFormModal({ viewModel }: AddressFormModalProps) {
  const { mode, title, close } = viewModel;
  return (
    <Modal isOpen={mode !== 'closed'} title={title} onClose={close}>
      <AddressForm viewModel={viewModel} />
    </Modal>
  );
});
