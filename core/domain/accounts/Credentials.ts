/** What a shopper logs in with. */
export type Credentials = { readonly email: string; readonly password: string };

/** What a new account is made of. */
export type NewShopper = Credentials & { readonly firstName: string; readonly lastName: string };
