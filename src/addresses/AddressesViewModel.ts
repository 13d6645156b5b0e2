import { makeAutoObservable } from 'mobx';
import type { Address, AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { DeleteAddress } from '../../core/storefront/addresses/DeleteAddress.ts';
import type { LoadAddresses } from '../../core/storefront/addresses/LoadAddresses.ts';
import type { SaveAddress, SaveAddressOutcome } from '../../core/storefront/addresses/SaveAddress.ts';
import { type ListSurroundings, listParts } from '../lists/ListSurroundings.ts';
import { type ListStatus, OptimisticList } from '../lists/OptimisticList.ts';
import { SerialWork } from '../lists/SerialWork.ts';

export type AddressesUseCases = {
  readonly loadAddresses: LoadAddresses;
  readonly saveAddress: SaveAddress;
  readonly deleteAddress: DeleteAddress;
};

/** The shopper's address book; shared by profile and checkout. */
export class AddressesViewModel {
  private readonly list: OptimisticList<Address, SaveAddressOutcome>;
  private readonly work = new SerialWork();
  private readonly useCases: AddressesUseCases;

  constructor(useCases: AddressesUseCases, surroundings: ListSurroundings) {
    this.useCases = useCases;
    this.list = new OptimisticList<Address, SaveAddressOutcome>({
      ...listParts(surroundings, 'addresses'),
      load: useCases.loadAddresses,
      listIn: addressesIn,
    });
    makeAutoObservable<this, 'list' | 'work' | 'useCases'>(
      this,
      { list: false, work: false, useCases: false },
      { autoBind: true },
    );
  }

  get items(): readonly Address[] {
    return this.list.items;
  }

  get status(): ListStatus {
    return this.list.status;
  }

  /** Whether the address book is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  isBusy(addressKey: string): boolean {
    return this.work.isBusy(addressKey);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  empty(): void {
    this.list.empty();
  }

  /** Adds an address, or updates the one with the key. */
  async save(details: AddressDetails, key: string | undefined): Promise<SaveAddressOutcome> {
    return this.ask(() => this.useCases.saveAddress(details, key));
  }

  async remove(address: Address): Promise<void> {
    if (this.isBusy(address.key)) return;
    await this.work.run(address.key, () => this.ask(() => this.useCases.deleteAddress(address)));
  }

  /** What becomes of the address book shows when the back-end has answered. */
  private async ask(call: () => Promise<SaveAddressOutcome>): Promise<SaveAddressOutcome> {
    const outcome = await this.list.change({ expected: (addresses) => addresses, ask: call });
    return outcome ?? { outcome: 'failed' };
  }
}

function addressesIn(result: { readonly outcome: string; readonly addresses?: readonly Address[] }) {
  return result.addresses;
}
