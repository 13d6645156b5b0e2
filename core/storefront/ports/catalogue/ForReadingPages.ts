import type { Seller } from '../../../domain/settings/ShopSettings.ts';
import type { TextPage, TextPageName } from '../../../domain/settings/textPages.ts';

/** What the shopkeeper says of the shop: the pages with texts, and who sells. */
export type ForReadingPages = {
  /** Rejects with {@link BackEndFailure} when the call fails. */
  page(name: TextPageName): Promise<TextPage>;
  /** Rejects with {@link BackEndFailure} when the call fails. */
  seller(): Promise<Seller>;
};
