import type { ShopSettings } from '../../../../core/domain/settings/ShopSettings.ts';
import { TEXT_PAGES } from '../../../../core/domain/settings/textPages.ts';

/** What each field is called on the screen. */
export const FIELD_LABELS: Readonly<Record<keyof ShopSettings, string>> = {
  name: 'Shop’s name',
  phone: 'Phone',
  legalName: 'Legal name',
  legalAddress: 'Address',
  gstin: 'GSTIN',
  grievanceName: 'Grievance officer',
  grievanceEmail: 'E-mail of the officer',
  grievancePhone: 'Phone of the officer',
  delivery: 'Delivery days',
  synonyms: 'Words that mean the same',
  deliveryText: TEXT_PAGES.delivery,
  returnsText: TEXT_PAGES.returns,
  sizesText: TEXT_PAGES.sizes,
  termsText: TEXT_PAGES.terms,
  privacyText: TEXT_PAGES.privacy,
  grievanceText: TEXT_PAGES.grievance,
};
