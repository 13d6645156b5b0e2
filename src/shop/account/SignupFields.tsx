import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SignupForm } from '../../../core/domain/accounts/validateSignup.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { CheckboxField } from '../../shared/ui/forms/CheckboxField.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { paths } from '../paths/paths.ts';
import styles from './SessionFrame.module.css';
import type { SessionForm } from './sessionForm.ts';

type SignupFieldsProps = { readonly form: SessionForm<SignupForm> };

/** The fields of the signup form. */
export const SignupFields = observer(function SignupFields({ form }: SignupFieldsProps) {
  return (
    <>
      <SignupText form={form} field="email" label="E-mail" type="email" autoComplete="username" required />
      <SignupText form={form} field="password" label="Password" type="password" autoComplete="new-password" required />
      <SignupText
        form={form}
        field="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
      />
      <div className={styles.names}>
        <SignupText form={form} field="firstName" label="First name" type="text" autoComplete="given-name" />
        <SignupText form={form} field="lastName" label="Last name" type="text" autoComplete="family-name" />
      </div>
      <CheckboxField
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms} target="_blank">
              terms and conditions
            </Link>
          </>
        }
        name="acceptsTerms"
        required
        checked={form.fields.acceptsTerms}
        error={form.errors.acceptsTerms}
        onChange={(accepts) => form.change('acceptsTerms', accepts)}
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

const SignupText = observer(function SignupText({ form, field, required = false, ...rest }: SignupTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      maxLength={MAX_LENGTHS[field]}
      required={required}
      value={form.fields[field]}
      error={form.errors[field]}
      onChange={(value) => form.change(field, value)}
    />
  );
});
