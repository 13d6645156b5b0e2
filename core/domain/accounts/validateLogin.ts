import type { Credentials } from './Credentials.ts';
import { hasEmailShape } from './emailShape.ts';

/** One message per invalid field. */
export type LoginErrors = Partial<Record<keyof Credentials, string>>;

export function validateLogin({ email, password }: Credentials): LoginErrors {
  return { ...emailErrors(email), ...(password === '' && { password: 'Password is required' }) };
}

/** Returns the e-mail field's error message; an empty object when the field is valid. */
export function emailErrors(email: string): { email?: string } {
  if (email.trim() === '') return { email: 'E-mail is required' };
  if (!hasEmailShape(email.trim())) return { email: 'Please enter a valid e-mail address' };
  return {};
}
