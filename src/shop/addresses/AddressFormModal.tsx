import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Modal } from '../../shared/ui/Modal.tsx';
import { AddressForm } from './AddressForm.tsx';
import type { AddressFormViewModel } from './AddressFormViewModel.ts';

type AddressFormModalProps = { readonly viewModel: AddressFormViewModel };

/** The modal form that adds or edits an address. */
export const AddressFormModal = observer(function AddressFormModal({ viewModel }: AddressFormModalProps) {
  const { mode, title, close } = viewModel;
  const content = useRef<HTMLDivElement>(null);
  const firstField = () => content.current?.querySelector('input') ?? null;
  return (
    <Modal isOpen={mode === 'add' || mode === 'edit'} title={title} onClose={close} initialFocus={firstField}>
      <div ref={content}>
        <AddressForm viewModel={viewModel} />
      </div>
    </Modal>
  );
});
