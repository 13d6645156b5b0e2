import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import styles from './AddressForm.module.css';
import type { AddressFormViewModel } from './AddressFormViewModel.ts';
import { addressFields } from './addressFields.ts';

type AddressInputsProps = { readonly viewModel: AddressFormViewModel };

/** The address form's fields. */
export const AddressInputs = observer(function AddressInputs({ viewModel }: AddressInputsProps) {
  const { fields, errors, pinHint, change } = viewModel;
  return (
    <div className={styles.fields}>
      {addressFields.map(({ field, label, isWide, ...hints }) => (
        <div key={field} className={isWide ? styles.wide : undefined}>
          <TextField
            {...hints}
            label={label}
            name={field}
            maxLength={TEXT_LIMITS.addressField}
            required
            value={fields[field]}
            error={errors[field]}
            hint={field === 'pincode' ? pinHint : undefined}
            onChange={(value) => change(field, value)}
          />
        </div>
      ))}
    </div>
  );
});
