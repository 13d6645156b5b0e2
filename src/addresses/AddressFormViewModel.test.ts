import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryConnection } from '../../adapters/memory/MemoryConnection.ts';
import { dummyAddress } from '../../core/domain/addresses/dummyAddress.ts';
import type { SaveAddressOutcome } from '../../core/storefront/addresses/SaveAddress.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';
import { AddressFormViewModel } from './AddressFormViewModel.ts';

function formWhoseSaveAnswers(saved: Promise<SaveAddressOutcome>): AddressFormViewModel {
  const useCases = {
    loadAddresses: async () => ({ outcome: 'unchanged', items: [] }) as const,
    saveAddress: () => saved,
    deleteAddress: async () => ({ outcome: 'changed', items: [] }) as const,
  };
  const clock = new MemoryClock();
  const connection = new ConnectionViewModel(new MemoryConnection(), clock);
  const context = { pendingWork: new PendingWork(), clock, connection, notifyOtherTabs: () => undefined };
  return new AddressFormViewModel(new AddressesViewModel(useCases, context));
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
