import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { useFirstErrorFocus } from '../../shared/ui/focus/useFirstErrorFocus.ts';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import styles from './AddressForm.module.css';
import type { AddressFormViewModel } from './AddressFormViewModel.ts';
import { AddressInputs } from './AddressInputs.tsx';

type AddressFormProps = { readonly viewModel: AddressFormViewModel };

/** The form of an address. */
export const AddressForm = observer(function AddressForm({ viewModel }: AddressFormProps) {
  const { mode, isBusy, hasFailed, addDummyData, close } = viewModel;
  const { form, focusFirstError } = useFirstErrorFocus();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await viewModel.save();
    focusFirstError();
  };
  return (
    <form ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={save}>
      <div>
        <Button variant="secondary" onClick={addDummyData}>
          Add Dummy Data
        </Button>
      </div>
      <AddressInputs viewModel={viewModel} />
      <FormAlert text={hasFailed ? 'Your address could not be saved. Please try again.' : ''} />
      <div className={mode === 'inline' ? styles.actions : `${styles.actions} ${styles.inReach}`}>
        {mode !== 'inline' && (
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
});
