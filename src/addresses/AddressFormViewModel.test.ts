import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryTabs } from '../../adapters/memory/MemoryTabs.ts';
import { dummyAddress } from '../../core/domain/addresses/dummyAddress.ts';
import type { SaveAddressOutcome } from '../../core/storefront/addresses/SaveAddress.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';

function formWhoseSaveAnswers(saved: Promise<SaveAddressOutcome>): AddressFormViewModel {
  const useCases = {
    loadAddresses: async () => ({ outcome: 'kept', addresses: [] }) as const,
    saveAddress: () => saved,
    deleteAddress: async () => ({ outcome: 'kept', addresses: [] }) as const,
  };
  const connection = new ConnectionViewModel(new MemoryClock());
  const surroundings = { pendingWork: new PendingWork(), tabs: new MemoryTabs(), connection };
  return new AddressFormViewModel(new AddressesViewModel(useCases, surroundings));
}

describe('Saving an address closes the modal and clears the form', () => {
  it('closes and clears once the address is kept [spec 4.address-modal]', async () => {
    const form = formWhoseSaveAnswers(Promise.resolve({ outcome: 'kept', addresses: [] }));
    form.openToAdd();
    form.addDummyData();
    await form.save();
    expect(form.mode).toBe('closed');
    expect(form.fields.name).toBe('');
  });

  it('keeps what was typed when the address could not be saved', async () => {
    const form = formWhoseSaveAnswers(Promise.resolve({ outcome: 'failed' }));
    form.openToAdd();
    form.addDummyData();
    await form.save();
    expect([form.mode, form.hasFailed, form.isBusy, form.fields]).toEqual(['add', true, false, dummyAddress]);
  });

  it('leaves a form alone that was opened while an earlier save was under way', async () => {
    let answer = (_: SaveAddressOutcome): void => undefined;
    const form = formWhoseSaveAnswers(new Promise((resolve) => (answer = resolve)));
    form.openToAdd();
    const earlier = form.save();
    form.close();
    form.openToAdd();
    form.change('name', 'Asha');
    answer({ outcome: 'kept', addresses: [] });
    await earlier;
    expect([form.mode, form.fields.name]).toEqual(['add', 'Asha']);
  });
});
