import { describe, expect, it } from 'vitest';
import type { AddressDetails } from '../../../core/domain/addresses/Address.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import type { SaveAddressOutcome } from '../../../core/storefront/addresses/SaveAddress.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';

const stateIsMissing: SaveAddressOutcome = { outcome: 'invalid', errors: { state: 'State is required' } };

function aForm(typed: Partial<AddressDetails> = {}) {
  const form = new AddressFormViewModel(async () => stateIsMissing);
  form.openToAdd();
  const type = (fields: Partial<AddressDetails>) => {
    for (const [field, value] of Object.entries(fields)) form.change(field as keyof AddressDetails, value);
  };
  type(typed);
  return { form, type };
}

describe('The hint at the PIN code', () => {
  it.each([
    ['india', 'PIN codes that begin with 560 are in Karnataka'],
    [' India ', 'PIN codes that begin with 560 are in Karnataka'],
    ['Nepal', ''],
  ])('is for India alone: %s', (country, hint) => {
    expect(aForm({ country, pincode: '560' }).form.pinHint).toBe(hint);
  });
});

describe('The state of a PIN code', () => {
  it.each([
    ['560038', 'Karnataka'],
    ['56003', ''],
    ['5600381', ''],
    ['247667', ''],
    ['999999', ''],
  ])('is filled in for %s: "%s"', (pincode, state) => {
    expect(aForm({ pincode }).form.fields.state).toBe(state);
  });

  it('is not filled in over the state of an address that is edited', () => {
    const { form } = aForm();
    form.openToEdit(anAddress({ state: 'Karnataka', pincode: '560038' }));
    form.change('pincode', '400050');
    expect(form.fields.state).toBe('Karnataka');
  });

  it('changes with the PIN code until the shopper changes it', () => {
    const { form, type } = aForm({ pincode: '560038' });
    type({ pincode: '400050' });
    expect(form.fields.state).toBe('Maharashtra');
    type({ state: 'Maharashtra!' });
    type({ pincode: '560038' });
    expect(form.fields.state).toBe('Maharashtra!');
  });

  it('is not changed when the shopper has typed the same', () => {
    const { form } = aForm({ pincode: '560038', state: 'Karnataka' });
    form.change('pincode', '400050');
    expect(form.fields.state).toBe('Karnataka');
  });

  it('is not filled in again when the shopper has cleared it', () => {
    expect(aForm({ pincode: '560038', state: '', city: 'Mysuru' }).form.fields.state).toBe('');
  });

  it('is filled in again once the shopper has emptied it', () => {
    const { form, type } = aForm({ pincode: '560038' });
    type({ state: ' ', pincode: '400050' });
    expect(form.fields.state).toBe('Maharashtra');
  });

  it('is right as soon as it is filled in', async () => {
    const { form } = aForm();
    await form.save();
    expect(form.errors.state).toBe('State is required');
    form.change('pincode', '560038');
    expect(form.errors.state).toBeUndefined();
  });

  it('of an earlier form does not count as filled in', () => {
    const { form } = aForm({ pincode: '560038' });
    form.openToEdit(anAddress({ state: 'Karnataka', pincode: '560038' }));
    form.change('pincode', '400050');
    expect(form.fields.state).toBe('Karnataka');
    form.openToAdd();
    form.addDummyData();
    expect(form.pinHint).toBe('PIN codes that begin with 560 are in Karnataka');
  });
});
