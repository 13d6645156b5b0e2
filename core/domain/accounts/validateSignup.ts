import { emailErrors } from './validateLogin.ts';

/** The fields of the signup form. */
export type SignupForm = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptsTerms: boolean;
};

/** One message per invalid field. */
export type SignupErrors = Partial<Record<keyof SignupForm, string>>;

const PASSWORD_MINIMUM_LENGTH = 8;

export function validateSignup(form: SignupForm): SignupErrors {
  const password = passwordError('Password', form.password);
  const confirmPassword = confirmationError(form);
  return {
    ...emailErrors(form.email),
    ...(password !== undefined && { password }),
    ...(confirmPassword !== undefined && { confirmPassword }),
    ...(!form.acceptsTerms && { acceptsTerms: 'Please accept the terms to sign up' }),
  };
}

function confirmationError({ password, confirmPassword }: SignupForm): string | undefined {
  const error = passwordError('Confirm password', confirmPassword);
  return error ?? (password === confirmPassword ? undefined : 'Passwords do not match');
}

/** Returns the message about an invalid password; undefined for a valid one. */
export function passwordError(label: string, password: string): string | undefined {
  if (password === '') return `${label} is required`;
  if (password.length < PASSWORD_MINIMUM_LENGTH)
    return `${label} must be at least ${PASSWORD_MINIMUM_LENGTH} characters`;
  return undefined;
}
