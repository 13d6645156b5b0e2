import { describe, expect, it } from 'vitest';
import type { AddressDetails } from '../../../core/domain/addresses/Address.ts';
import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import type { SaveAddressOutcome } from '../../../core/storefront/addresses/SaveAddress.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';

function formWhoseSaveAnswers(
  saved: Promise<SaveAddressOutcome>,
  onSave: (details: AddressDetails, key: string | undefined) => void = () => undefined,
): AddressFormViewModel {
  return new AddressFormViewModel((details, key) => {
    onSave(details, key);
    return saved;
  });
}

describe('Saving an address closes the modal and clears the form', () => {
  it('closes and clears once the address is saved [spec 4.address-modal]', async () => {
    const form = formWhoseSaveAnswers(Promise.resolve({ outcome: 'changed', items: [] }));
    form.openToAdd();
    form.addDummyData();
    await form.save();
    expect(form.mode).toBe('closed');
    expect(form.fields.name).toBe('');
  });

  it.each(['failed', 'unreachable', 'overdue'] as const)(
    'keeps what was typed when the save is %s',
    async (outcome) => {
      const form = formWhoseSaveAnswers(Promise.resolve({ outcome }));
      form.openToAdd();
      form.addDummyData();
      await form.save();
      expect([form.mode, form.hasFailed, form.isBusy, form.fields]).toEqual(['add', true, false, dummyAddress]);
      expect(form.errors).toEqual({});
    },
  );

  it('leaves a form alone that was opened while an earlier save was under way', async () => {
    let answer = (_: SaveAddressOutcome): void => undefined;
    const form = formWhoseSaveAnswers(new Promise((resolve) => (answer = resolve)));
    form.openToAdd();
    const earlier = form.save();
    form.close();
    form.openToAdd();
    form.change('name', 'Asha');
    answer({ outcome: 'changed', items: [] });
    await earlier;
    expect([form.mode, form.fields.name]).toEqual(['add', 'Asha']);
  });
});

describe('The address form', () => {
  const answered = (outcome: SaveAddressOutcome) => formWhoseSaveAnswers(Promise.resolve(outcome));

  it('saves what was typed, once at a time, as a new address or as the edited one', async () => {
    const saved: unknown[] = [];
    const form = formWhoseSaveAnswers(Promise.resolve({ outcome: 'failed' }), ({ name }, key) =>
      saved.push([name, key]),
    );
    form.openToAdd();
    form.change('name', 'Maya');
    const saving = form.save();
    expect(form.isBusy).toBe(true);
    await form.save();
    await saving;
    form.openToEdit(anAddress({ key: 'home' }));
    await form.save();
    expect(saved).toEqual([
      ['Maya', undefined],
      ['Asha Rao', 'home'],
    ]);
  });

  it('opens without what the last save has left', async () => {
    const form = answered({ outcome: 'failed' });
    form.openToAdd();
    await form.save();
    expect(form.hasFailed).toBe(true);
    form.close();
    expect([form.mode, form.hasFailed]).toEqual(['closed', false]);
  });

  it('no longer says that a save has failed while the next is under way', async () => {
    const form = answered({ outcome: 'failed' });
    form.openToAdd();
    await form.save();
    const again = form.save();
    expect(form.hasFailed).toBe(false);
    await again;
  });
});
