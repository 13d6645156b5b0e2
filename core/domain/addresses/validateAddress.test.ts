import { describe, expect, it } from 'vitest';
import { anAddress } from '../testing/samples.ts';
import { dummyAddress } from './dummyAddress.ts';
import { validateAddress } from './validateAddress.ts';

const fields = ['name', 'street', 'city', 'state', 'country', 'pincode', 'phone'] as const;

describe('Name, street, city, state, country, pincode and phone are all required [spec 5.address-required]', () => {
  it('a complete address has no errors', () => {
    expect(validateAddress(anAddress())).toEqual({});
  });

  it.each(fields)('%s has its own message when it is missing', (field) => {
    const label = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    expect(validateAddress(anAddress({ [field]: '' }))).toEqual({ [field]: `${label} is required` });
    expect(validateAddress(anAddress({ [field]: ' \t' }))).toEqual({ [field]: `${label} is required` });
  });
});

describe('Phone is at least 8 characters [spec 5.address-phone-length, 9.phone-length]', () => {
  it.each(['1234567', '  1234567  '])('"%s" is too short', (phone) => {
    expect(validateAddress(anAddress({ phone }))).toEqual({ phone: 'Phone must be at least 8 characters' });
  });

  it.each(['12345678', '+91 98450 12345'])('"%s" is long enough', (phone) => {
    expect(validateAddress(anAddress({ phone }))).toEqual({});
  });
});

it('Add Dummy Data fills the form with sample data that can be saved [spec 2.dummy-data]', () => {
  expect(validateAddress(dummyAddress)).toEqual({});
  expect(Object.keys(dummyAddress)).toEqual(fields);
});
