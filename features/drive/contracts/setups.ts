/** The values of a product that a scenario gives; the others have defaults. Prices in rupees. Any other field of `/api` may be there. */
export type ProductSetup = {
  readonly name: string;
  readonly id?: number;
  readonly category?: string;
  readonly creator?: string;
  /** For whom it is, such as `women's`; empty when it does not say. */
  readonly for?: string;
  readonly size?: string;
  /** Products with the same text are the sizes of one piece; only for a back-end that keeps stock and orders. */
  readonly style?: string;
  readonly price?: number;
  /** The original price; by default the price. */
  readonly was?: number;
  readonly description?: string;
  readonly fabric?: string;
  readonly care?: string;
  readonly fit?: string;
  readonly origin?: string;
  readonly genericName?: string;
  readonly netQuantity?: string;
  readonly manufacturer?: string;
  /** What the sizes of the style measure in cm, such as `Size Bust; S 86; M 91`. */
  readonly chart?: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt?: string;
  /** What its further pictures show, with commas between them; only for a back-end that keeps stock and orders. */
  readonly further?: string;
};

/** A product in a cart. */
export type LineSetup = ProductSetup & { readonly quantity?: number };

/** The values of an address that a scenario gives; the others have defaults. */
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
