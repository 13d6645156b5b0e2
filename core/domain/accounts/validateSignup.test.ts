import { describe, expect, it } from 'vitest';
import { type SignupForm, validateSignup } from './validateSignup.ts';

const whole: SignupForm = {
  email: 'asha@example.com',
  password: 'secret-8',
  confirmPassword: 'secret-8',
  firstName: 'Asha',
  lastName: 'Rao',
  acceptsTerms: true,
};

const errorsOf = (different: Partial<SignupForm>) => validateSignup({ ...whole, ...different });

describe('Signup: e-mail, password and confirm password are required', () => {
  it('first and last name are not required [spec 5.signup-names-optional]', () => {
    expect(errorsOf({ firstName: '', lastName: '' })).toEqual({});
  });

  it('every invalid field has its own message [spec 5.signup-required, 5.signup-terms]', () => {
    expect(errorsOf({ email: '', password: '', confirmPassword: '', acceptsTerms: false })).toEqual({
      email: 'E-mail is required',
      password: 'Password is required',
      confirmPassword: 'Confirm password is required',
      acceptsTerms: 'Please accept the terms to sign up',
    });
  });
});

describe('Password and confirm password are each at least 8 characters [spec 5.signup-password-length, 9.password-length]', () => {
  it('7 characters are too few', () => {
    expect(errorsOf({ password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Confirm password must be at least 8 characters',
    });
  });

  it('8 characters are enough', () => {
    expect(errorsOf({ password: '12345678', confirmPassword: '12345678' })).toEqual({});
  });
});

describe('If the passwords differ the error is "Passwords do not match" [spec 5.passwords-match]', () => {
  it.each(['secret-9', 'Secret-8', 'secret-8 '])('"%s" differs', (confirmPassword) => {
    expect(errorsOf({ confirmPassword })).toEqual({ confirmPassword: 'Passwords do not match' });
  });
});

it('The terms checkbox is required [spec 5.signup-terms]', () => {
  expect(errorsOf({ acceptsTerms: false })).toEqual({ acceptsTerms: 'Please accept the terms to sign up' });
});
