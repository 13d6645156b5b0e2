import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { logInResponse } from './account/authenticationCalls.ts';
import { wireAddress } from './account/wireAddress.ts';

const foundUser = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const isLogIn = (changes: object, encodedToken = 'token') =>
  v.is(logInResponse, { encodedToken, foundUser: { ...foundUser, ...changes } });
const at = '2026-03-01T09:00:00+00:00';
const address = {
  ...{ _id: 'home', name: 'Asha Rao', street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra' },
  ...{ country: 'India', pincode: '400050', phone: '9876543210', createdAt: at, updatedAt: at },
};

describe('Texts that exceed their maximum length are invalid', () => {
  it.each([
    ['firstName', TEXT_LIMITS.name],
    ['lastName', TEXT_LIMITS.name],
    ['email', TEXT_LIMITS.email],
  ])("a user's %s of more than %d characters", (field, limit) => {
    expect(isLogIn({ [field]: 'x'.repeat(limit) })).toBe(true);
    expect(isLogIn({ [field]: 'x'.repeat(limit + 1) })).toBe(false);
  });

  it('a token', () => {
    expect(isLogIn({}, 'x'.repeat(TEXT_LIMITS.token))).toBe(true);
    expect(isLogIn({}, 'x'.repeat(TEXT_LIMITS.token + 1))).toBe(false);
  });

  it.each(['name', 'street', 'city', 'state', 'country', 'pincode', 'phone'])("an address's %s", (field) => {
    expect(v.is(wireAddress, { ...address, [field]: 'x'.repeat(TEXT_LIMITS.addressField) })).toBe(true);
    expect(v.is(wireAddress, { ...address, [field]: 'x'.repeat(TEXT_LIMITS.addressField + 1) })).toBe(false);
  });
});
