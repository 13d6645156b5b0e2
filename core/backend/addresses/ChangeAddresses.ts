import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';
import { validateAddress } from '../../domain/addresses/validateAddress.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForStoringAddresses } from '../ports/accounts/ForStoringAddresses.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';

export type AddressCommand =
  | { readonly type: 'add'; readonly details: AddressDetails }
  | { readonly type: 'update'; readonly addressKey: string; readonly details: AddressDetails }
  | { readonly type: 'remove'; readonly addressKey: string };

/** Changes the address book of a shopper. Resolves with all addresses. Another shopper's address is unknown. */
export type ChangeAddresses = (
  shopperId: string,
  command: AddressCommand,
) => Promise<readonly Address[] | 'unknown-address' | 'address-book-full' | 'not-registered' | Invalid>;

export type ChangeAddressesPorts = Pick<BackEndPorts, 'transactions' | 'addresses' | 'clock' | 'ids'>;

export function makeChangeAddresses(ports: ChangeAddressesPorts): ChangeAddresses {
  const { addresses, transactions } = ports;
  return async (shopperId, command) => {
    const refusal = await transactions.within(async ({ shoppers, addresses: book }) => {
      if (!(await shoppers.lock(shopperId))) return 'not-registered';
      return change(ports, book, shopperId, command);
    });
    return refusal ?? addresses.addresses(shopperId);
  };
}

async function change(
  { clock, ids }: ChangeAddressesPorts,
  addresses: ForStoringAddresses,
  shopperId: string,
  command: AddressCommand,
): Promise<'unknown-address' | 'address-book-full' | Invalid | undefined> {
  const book = await addresses.addresses(shopperId);
  if (command.type !== 'add' && !includesKey(book, command.addressKey)) return 'unknown-address';
  if (command.type === 'remove') return void (await addresses.remove(shopperId, command.addressKey));
  const invalid = Object.values(validateAddress(command.details));
  if (invalid.length > 0) return { invalid };
  const at = timestamp(clock.now());
  if (command.type === 'update')
    return void (await addresses.update(shopperId, command.addressKey, command.details, at));
  if (book.length >= MOST_ENTRIES.addresses) return 'address-book-full';
  const address = { ...command.details, key: ids.generate(), createdAt: at, updatedAt: at };
  return void (await addresses.add(shopperId, address));
}
