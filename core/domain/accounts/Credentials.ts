/** What a shopper enters to log in. */
export type Credentials = { readonly email: string; readonly password: string };

/** What a shopper enters to create an account. */
export type NewShopper = Credentials & { readonly firstName: string; readonly lastName: string };
