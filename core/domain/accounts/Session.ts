/** The session of a logged-in shopper. */
export type Session = {
  /** The signed token that authorizes every protected call. */
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};
