/** What the operator has chosen for the shop, without any secret. */
export type ShopSetup = {
  readonly dataFolder: string;
  /** Where the database and the payments are, for people. */
  readonly database: string;
  readonly payments: string;
  /** The origins from which the pages of the shop show pictures. */
  readonly pictureHosts: readonly string[];
  /** The e-mails of the sample shopper and of the sample owner. */
  readonly samples: { readonly shopper: string; readonly owner: string };
};
