import { describe, expect, it } from 'vitest';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import type { ListOutcome } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { aListContext } from '../../shared/lists/testing/aListContext.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';

function anAddressBook() {
  const deletions: { readonly key: string; readonly answer: (outcome: ListOutcome<Address>) => void }[] = [];
  const addresses = new AddressesViewModel(
    {
      loadAddresses: async () => ({ outcome: 'unchanged', items: [] }),
      deleteAddress: ({ key }) => new Promise((answer) => deletions.push({ key, answer })),
    },
    aListContext(),
  );
  return { addresses, deletions };
}

describe('The address book', () => {
  it('deletes an address once at a time, also when that is handed on as a callback', async () => {
    const { addresses, deletions } = anAddressBook();
    const home = anAddress({ key: 'home' });
    const { remove } = addresses;
    const removing = remove(home);
    void remove(home);
    void remove(anAddress({ key: 'work' }));
    expect(deletions.map(({ key }) => key)).toEqual(['home', 'work']);
    expect([addresses.isBusy('home'), addresses.isBusy('other')]).toEqual([true, false]);
    deletions[0]?.answer({ outcome: 'failed' });
    await removing;
    expect([addresses.isBusy('home'), addresses.isBusy('work')]).toEqual([false, true]);
  });
});
