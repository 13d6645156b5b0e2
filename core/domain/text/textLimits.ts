/**
 * How many characters a text from outside may have at most. A longer text is no name, address or token: it is refused where
 * it enters, in forms, stored documents and answers of the back-end, because a browser needs minutes to lay it out.
 */
export const TEXT_LIMITS = {
  /** A first or last name. */
  name: 200,
  /** An e-mail: 64 characters, the at sign and a domain of 255. */
  email: 320,
  /** Each field of an address. */
  addressField: 1000,
  /** The signed token of a session. */
  token: 8192,
  /** A path of this app with its query, and the key of a product or an order. */
  path: 8192,
  /** Any text of a product. */
  productText: 10_000,
} as const;
