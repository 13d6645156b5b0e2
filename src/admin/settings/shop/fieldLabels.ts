import type { ShopSettings } from '../../../../core/domain/settings/ShopSettings.ts';

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
};
