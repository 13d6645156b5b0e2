import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './SessionFrame.module.css';
import type { SignupViewModel } from './SignupViewModel.ts';

type SignupFieldsProps = { readonly signup: SignupViewModel };

/** What a new shopper fills in. */
export const SignupFields = observer(function SignupFields({ signup }: SignupFieldsProps) {
  return (
    <>
      <SignupText signup={signup} field="email" label="E-mail" type="email" autoComplete="username" required />
      <SignupText
        signup={signup}
        field="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        required
      />
      <SignupText
        signup={signup}
        field="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
      />
      <div className={styles.names}>
        <SignupText signup={signup} field="firstName" label="First name" type="text" autoComplete="given-name" />
        <SignupText signup={signup} field="lastName" label="Last name" type="text" autoComplete="family-name" />
      </div>
      <CheckboxField
        label="I accept the terms and conditions"
        name="acceptsTerms"
        required
        checked={signup.fields.acceptsTerms}
        error={signup.errors.acceptsTerms}
        onChange={(accepts) => signup.change('acceptsTerms', accepts)}
      />
    </>
  );
});

type SignupTextProps = SignupFieldsProps & {
  readonly field: 'email' | 'password' | 'confirmPassword' | 'firstName' | 'lastName';
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly required?: boolean;
};

const MAX_LENGTHS: Partial<Record<SignupTextProps['field'], number>> = {
  email: TEXT_LIMITS.email,
  firstName: TEXT_LIMITS.name,
  lastName: TEXT_LIMITS.name,
};

const SignupText = observer(function SignupText({ signup, field, required = false, ...rest }: SignupTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      maxLength={MAX_LENGTHS[field]}
      required={required}
      value={signup.fields[field]}
      error={signup.errors[field]}
      onChange={(value) => signup.change(field, value)}
    />
  );
});
