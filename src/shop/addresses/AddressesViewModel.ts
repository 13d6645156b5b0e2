import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import type { DeleteAddress } from '../../../core/storefront/addresses/DeleteAddress.ts';
import type { SaveAddress, SaveAddressOutcome } from '../../../core/storefront/addresses/SaveAddress.ts';
import type { LoadList } from '../../../core/storefront/session/LoadList.ts';
import type { ListContext } from '../../shared/lists/ListContext.ts';
import { type ListStatus, OptimisticList } from '../../shared/lists/OptimisticList.ts';

export type AddressesUseCases = {
  readonly loadAddresses: LoadList<Address>;
  readonly deleteAddress: DeleteAddress;
};

/** The shopper's address book; shared by profile and checkout. Changes show once the back-end has made them. */
export class AddressesViewModel {
  /** The address that was added or edited last: a new object for each time. */
  saved: { readonly key: string } | undefined = undefined;
  private readonly list: OptimisticList<Address>;
  private readonly beingDeleted = observable.set<string>();
  private readonly useCases: AddressesUseCases;

  constructor(useCases: AddressesUseCases, context: ListContext<Address>) {
    this.useCases = useCases;
    this.list = new OptimisticList(useCases.loadAddresses, { ...context, changesWait: false });
    makeAutoObservable<this, 'list' | 'beingDeleted' | 'useCases'>(
      this,
      { saved: observableRef, list: false, beingDeleted: false, useCases: false },
      { autoBind: true },
    );
  }

  get status(): ListStatus {
    return this.list.status;
  }

  get items(): readonly Address[] {
    return this.list.items;
  }

  /** Whether the address book is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** Whether the address is being deleted. */
  isBusy(addressKey: string): boolean {
    return this.beingDeleted.has(addressKey);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  reset(): void {
    this.list.reset();
  }

  /** Adds an address, or updates the one with the key. The use case is loaded with the form. */
  async save(saveAddress: SaveAddress, details: AddressDetails, key: string | undefined): Promise<SaveAddressOutcome> {
    const before = new Set(this.items.map((address) => address.key));
    const result = await saveAddress(details, key, this.list);
    const saved = key ?? this.items.findLast((address) => !before.has(address.key))?.key;
    if (result.outcome === 'changed' && saved !== undefined) runInAction(() => (this.saved = { key: saved }));
    return result;
  }

  async remove(address: Address): Promise<void> {
    if (this.isBusy(address.key)) return;
    this.beingDeleted.add(address.key);
    await this.useCases.deleteAddress(address, this.list);
    runInAction(() => this.beingDeleted.delete(address.key));
  }
}
