import { describe, expect, it } from 'vitest';
import { validateLogin } from './validateLogin.ts';

describe('Login: e-mail and password are required, the e-mail has an e-mail shape', () => {
  it.each([
    ['asha@example.com', 'secret', {}],
    [' asha@example.com ', 'x', {}],
    ['', 'secret', { email: 'E-mail is required' }],
    ['   ', 'secret', { email: 'E-mail is required' }],
    ['asha', 'secret', { email: 'Please enter a valid e-mail address' }],
    ['asha@example.com', '', { password: 'Password is required' }],
    ['', '', { email: 'E-mail is required', password: 'Password is required' }],
  ])('"%s" with "%s"', (email, password, errors) => {
    expect(validateLogin({ email, password })).toEqual(errors);
  });

  it('accepts a password of spaces', () => {
    expect(validateLogin({ email: 'asha@example.com', password: '  ' })).toEqual({});
  });
});
