/**
 * The maximum lengths, in characters, of texts from forms, storage and back-end responses. Longer texts are rejected where they
 * enter, because a browser needs minutes to lay them out.
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
  /** A path of this app with its query string, and the key of a product or an order. */
  path: 8192,
  /**
   * A text that databases index: the key of a product in the back-end's catalogue, an id of the payment provider. PostgreSQL takes about
   * 2,700 bytes, and a character has up to 3.
   */
  indexed: 512,
  /** The text of a page, in Markdown. */
  pageText: 20_000,
  /** Any other text of a product. */
  productText: 10_000,
} as const;
