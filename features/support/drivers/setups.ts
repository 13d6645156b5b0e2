/** What a scenario says of a product; the rest is filled in. Prices in rupees. */
export type ProductSetup = {
  readonly name: string;
  readonly id?: number;
  readonly category?: string;
  readonly creator?: string;
  readonly size?: string;
  readonly price?: number;
  /** The price before it was reduced; the same as the price where it is not said. */
  readonly was?: number;
  readonly description?: string;
};

/** A product in a cart. */
export type LineSetup = ProductSetup & { readonly quantity?: number };

/** What a scenario says of an address; the rest is filled in. */
export type AddressSetup = {
  readonly name: string;
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly pincode?: string;
  readonly phone?: string;
};

export type Account = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};
