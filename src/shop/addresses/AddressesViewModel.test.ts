import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import type { SaveAddress } from '../../../core/storefront/addresses/SaveAddress.ts';
import type { ListOutcome } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { AddressesViewModel } from './AddressesViewModel.ts';

function anAddressBook(...stored: readonly Address[]) {
  const saved: unknown[] = [];
  const deletions: { readonly key: string; readonly answer: (outcome: ListOutcome<Address>) => void }[] = [];
  const clock = new MemoryClock();
  const connection = new ConnectionViewModel(new ConnectionMonitor(), clock);
  const addresses = new AddressesViewModel(
    {
      loadAddresses: async () => ({ outcome: 'unchanged', items: stored }),
      deleteAddress: ({ key }) => new Promise((answer) => deletions.push({ key, answer })),
    },
    {
      pendingWork: new PendingWork(),
      clock,
      connection,
      notifyOtherTabs: () => undefined,
      notifyNotSaved: () => undefined,
    },
  );
  const saveAddress: SaveAddress = async (details, key, list) => {
    saved.push([details.name, key, list.items.length]);
    return { outcome: 'failed' };
  };
  return { addresses, saved, saveAddress, deletions };
}

describe('The address book', () => {
  it('is loaded, and known to be empty only then', async () => {
    const { addresses } = anAddressBook();
    expect([addresses.status, addresses.isEmpty]).toEqual(['unasked', false]);
    await addresses.load();
    expect([addresses.status, addresses.isEmpty]).toEqual(['ready', true]);
  });

  it('shows the addresses until it is reset', async () => {
    const { addresses } = anAddressBook(anAddress({ key: 'home' }));
    await addresses.load();
    expect([addresses.items.map(({ key }) => key), addresses.isEmpty]).toEqual([['home'], false]);
    addresses.reset();
    expect([addresses.items, addresses.status]).toEqual([[], 'unasked']);
  });

  it('saves an address, new or changed, and tells how that ended', async () => {
    const { addresses, saved, saveAddress } = anAddressBook(anAddress());
    await addresses.load();
    expect(await addresses.save(saveAddress, dummyAddress, undefined)).toEqual({ outcome: 'failed' });
    await addresses.save(saveAddress, dummyAddress, 'home');
    expect(saved).toEqual([
      [dummyAddress.name, undefined, 1],
      [dummyAddress.name, 'home', 1],
    ]);
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
