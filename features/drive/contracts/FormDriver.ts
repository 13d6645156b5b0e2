/** The form on the page: login, signup, address, or one of the account. Fields are found by their labels. */
export type FormDriver = {
  fill(field: string, value: string): Promise<void>;
  value(field: string): Promise<string>;
  toggleBox(label: string): Promise<void>;
  isTicked(label: string): Promise<boolean>;
  isWrong(field: string): Promise<boolean>;
  /** Whether the form shows these words, as a reason for a refusal or beside a field. */
  says(words: string): Promise<boolean>;
  /** Presses the button of the form, where it is not that of an address. */
  submit(): Promise<void>;
  /** The reason for a refusal; empty while there is none. */
  refusal(): Promise<string>;
  togglePassword(): Promise<void>;
  isPasswordReadable(): Promise<boolean>;
  /** Follows the form's own link to the other one. */
  followLinkTo(page: 'signup' | 'login'): Promise<void>;
  /** The address form alone. */
  saveAddress(): Promise<void>;
  closeAddressForm(): Promise<void>;
  isAddressFormOpen(): Promise<boolean>;
};
