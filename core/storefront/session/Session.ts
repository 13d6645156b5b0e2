/** A logged-in shopper's session: the token the back-end gave and who the shopper is. */
export type Session = {
  /** The signed token that every protected call carries. */
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};
