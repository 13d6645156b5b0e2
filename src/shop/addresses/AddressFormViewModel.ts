import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address, AddressDetails } from '../../../core/domain/addresses/Address.ts';
import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import { isInIndia } from '../../../core/domain/addresses/pin.ts';
import { statesOfPin } from '../../../core/domain/addresses/statesOfPin.ts';
import type { AddressErrors } from '../../../core/domain/addresses/validateAddress.ts';
import type { SaveAddressOutcome } from '../../../core/storefront/addresses/SaveAddress.ts';
import { pinHint } from './pinHint.ts';

const emptyForm: AddressDetails = {
  name: '',
  street: '',
  city: '',
  state: '',
  country: '',
  pincode: '',
  phone: '',
};

/** The shop delivers in India. Another country can be typed. */
const newAddress: AddressDetails = { ...emptyForm, country: 'India' };

const PIN_LENGTH = 6;

const FAILURES: readonly string[] = ['failed', 'unreachable', 'overdue'];

/** Adds an address, or updates the one with the key. */
type SaveDetails = (details: AddressDetails, key: string | undefined) => Promise<SaveAddressOutcome>;

type AddressFormMode = 'closed' | 'add' | 'edit' | 'inline';

/** The address form: closed, open in its modal to add or to edit one address, or open on the page to add the first one. */
export class AddressFormViewModel {
  mode: AddressFormMode = 'closed';
  fields: AddressDetails = emptyForm;
  errors: AddressErrors = {};
  isBusy = false;
  /** Whether the last save did not get through; what was typed is still there. */
  hasFailed = false;
  /** The state that the form filled in itself; undefined once the shopper has changed it. */
  private filledInState: string | undefined = undefined;
  private editedKey: string | undefined = undefined;
  /** Counts the openings, so that a late answer never touches a form opened since. */
  private opening = 0;
  private readonly saveDetails: SaveDetails;

  constructor(saveDetails: SaveDetails) {
    this.saveDetails = saveDetails;
    makeAutoObservable<this, 'saveDetails' | 'editedKey' | 'opening'>(
      this,
      { fields: observableRef, errors: observableRef, saveDetails: false, editedKey: false, opening: false },
      { autoBind: true },
    );
  }

  get title(): string {
    return this.mode === 'edit' ? 'Edit Address' : 'New Address';
  }

  /** Where the PIN code is, as far as it is typed. */
  get pinHint(): string {
    return pinHint(this.pin, this.pinStates, this.filledInState === this.pinStates[0]);
  }

  openToAdd(): void {
    this.open('add', undefined, newAddress);
  }

  openInline(): void {
    this.open('inline', undefined, newAddress);
  }

  openToEdit(address: Address): void {
    const { name, street, city, state, country, pincode, phone } = address;
    this.open('edit', address.key, { name, street, city, state, country, pincode, phone });
  }

  close(): void {
    this.open('closed', undefined, emptyForm);
  }

  change(field: keyof AddressDetails, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
    if (field === 'state') this.filledInState = undefined;
    if (field === 'pincode') this.fillInState();
  }

  addDummyData(): void {
    this.fields = dummyAddress;
    this.filledInState = undefined;
    this.errors = {};
  }

  /** Saves and closes; a wrong field or a failed call keeps the form open as it is. */
  async save(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.hasFailed = false;
    const opening = this.opening;
    const result = await this.saveDetails(this.fields, this.editedKey);
    runInAction(() => {
      if (opening !== this.opening) return;
      this.isBusy = false;
      if (result.outcome === 'changed') this.close();
      if (result.outcome === 'invalid') this.errors = result.errors;
      if (FAILURES.includes(result.outcome)) this.hasFailed = true;
    });
  }

  private open(mode: AddressFormMode, key: string | undefined, fields: AddressDetails): void {
    this.opening += 1;
    this.isBusy = false;
    this.mode = mode;
    this.editedKey = key;
    this.fields = fields;
    this.errors = {};
    this.hasFailed = false;
    this.filledInState = undefined;
  }

  /** Fills in the one state of a whole PIN code, unless the shopper has typed a state. */
  private fillInState(): void {
    const [state, ...others] = this.pinStates;
    const isTyped = this.fields.state.trim() !== '' && this.fields.state !== this.filledInState;
    if (state === undefined || others.length > 0 || this.pin.length !== PIN_LENGTH || isTyped) return;
    this.change('state', state);
    this.filledInState = state;
  }

  private get pin(): string {
    return this.fields.pincode.replace(/\s/g, '');
  }

  private get pinStates(): readonly string[] {
    return isInIndia(this.fields) ? statesOfPin(this.pin) : [];
  }
}
