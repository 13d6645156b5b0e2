import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';
import { validateAddress } from '../../domain/addresses/validateAddress.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { ForStoringAddresses } from '../ports/ForStoringAddresses.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { Invalid } from '../ports/Invalid.ts';
import { isRefusal, type ShopperRefusal } from '../ports/Refusal.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

export type AddressCommand =
  | { readonly type: 'add'; readonly details: AddressDetails }
  | { readonly type: 'update'; readonly addressKey: string; readonly details: AddressDetails }
  | { readonly type: 'remove'; readonly addressKey: string };

/** Changes the address book of a shopper. Resolves with all addresses. Another shopper's address is unknown. */
export type ChangeAddresses = (
  claims: TokenClaims,
  command: AddressCommand,
) => Promise<readonly Address[] | ShopperRefusal | 'unknown-address' | Invalid>;

export type ChangeAddressesPorts = {
  readonly addresses: ForStoringAddresses;
  readonly clock: ForTellingTime;
  readonly ids: ForGeneratingIds;
};

export function makeChangeAddresses({ addresses, clock, ids }: ChangeAddressesPorts): ChangeAddresses {
  return async (claims, command) => {
    const book = await addresses.addresses(claims);
    if (isRefusal(book)) return book;
    if (command.type !== 'add' && !book.some(({ key }) => key === command.addressKey)) return 'unknown-address';
    if (command.type === 'remove') return addresses.remove(claims, command.addressKey);
    const invalid = Object.values(validateAddress(command.details));
    if (invalid.length > 0) return { invalid };
    const at = timestamp(clock.now());
    return command.type === 'update'
      ? addresses.update(claims, command.addressKey, command.details, at)
      : addresses.add(claims, { ...command.details, key: ids.generate(), createdAt: at, updatedAt: at });
  };
}
