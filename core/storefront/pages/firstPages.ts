import { FIRST_SETTINGS, sellerOf } from '../../domain/settings/ShopSettings.ts';
import { textPage } from '../../domain/settings/textPage.ts';
import type { ForReadingPages } from '../ports/catalogue/ForReadingPages.ts';

/** The pages of a shop whose keeper cannot change them. */
export const firstPages: ForReadingPages = {
  page: async (name) => textPage(name, FIRST_SETTINGS),
  seller: async () => sellerOf(FIRST_SETTINGS),
};
