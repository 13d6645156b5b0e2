/** The form on the page: login, signup or address. Fields go by their labels. */
export type FormDoor = {
  fill(field: string, value: string): Promise<void>;
  value(field: string): Promise<string>;
  toggleBox(label: string): Promise<void>;
  isWrong(field: string): Promise<boolean>;
  /** Why the shop said no; empty while it did not. */
  refusal(): Promise<string>;
  togglePassword(): Promise<void>;
  isPasswordReadable(): Promise<boolean>;
  /** The address form alone. */
  saveAddress(): Promise<void>;
  closeAddressForm(): Promise<void>;
  isAddressFormOpen(): Promise<boolean>;
};
