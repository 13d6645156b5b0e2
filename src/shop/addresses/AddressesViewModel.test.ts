import { describe, expect, it } from 'vitest';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import type { SaveAddress } from '../../../core/storefront/addresses/SaveAddress.ts';
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
  it('tells which address was saved last, whether added or edited', async () => {
    const { addresses } = anAddressBook();
    const [home, work] = [anAddress({ key: 'home' }), anAddress({ key: 'work' })];
    const answering =
      (outcome: ListOutcome<Address>): SaveAddress =>
      (_, __, book) =>
        book.update({ apply: (items) => items, send: async () => outcome });
    await addresses.save(answering({ outcome: 'changed', items: [home] }), home, undefined);
    expect(addresses.saved).toEqual({ key: 'home' });
    await addresses.save(answering({ outcome: 'changed', items: [home, work] }), work, undefined);
    const added = addresses.saved;
    expect(added).toEqual({ key: 'work' });
    await addresses.save(answering({ outcome: 'failed' }), home, 'home');
    expect(addresses.saved).toBe(added);
    await addresses.save(answering({ outcome: 'changed', items: [home, work] }), work, 'work');
    expect(addresses.saved).toEqual(added);
    expect(addresses.saved).not.toBe(added);
  });

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
