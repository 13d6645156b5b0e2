import { hasEmailShape } from '../accounts/emailShape.ts';
import { TEXT_LIMITS } from '../text/textLimits.ts';
import { deliveryFaults } from './DeliveryDays.ts';
import { isGstin } from './isGstin.ts';
import type { Seller, ShopSettings } from './ShopSettings.ts';
import { synonymFaults } from './synonymFaults.ts';
import { TEXT_PAGE_NAMES } from './textPages.ts';

/** One message per field that is invalid. */
export type SettingsErrors = { readonly [Field in keyof ShopSettings]?: string };

const LABELS: Readonly<Record<keyof Seller, string>> = {
  name: 'Name',
  phone: 'Phone',
  legalName: 'Legal name',
  legalAddress: 'Address',
  gstin: 'GSTIN',
  grievanceName: 'Name',
  grievanceEmail: 'E-mail',
  grievancePhone: 'Phone',
};
/** The name is the sender of mails, where these characters would end it. */
const UNSENDABLE = /[\p{Cc}<>"]/u;
const CONTROL = /\p{Cc}/u;
const PHONE = /^\+?[\d ()-]{8,20}$/;

/** Returns a message for each field of the settings that is invalid; an empty object when all are valid. */
export function settingsErrors(settings: ShopSettings): SettingsErrors {
  const { name, phone, legalAddress, gstin, grievanceEmail, grievancePhone, delivery } = settings;
  const [days] = deliveryFaults(delivery);
  const synonyms = synonymFaults(settings.synonyms);
  return {
    ...textErrors(settings),
    ...pageErrors(settings),
    ...(UNSENDABLE.test(name) && { name: 'Name cannot have line breaks, quotes or angle brackets' }),
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: 'Please enter a valid phone number' }),
    ...(CONTROL.test(legalAddress.replaceAll('\n', '')) && {
      legalAddress: 'Address has characters that cannot be printed',
    }),
    ...(gstin !== '' && !isGstin(gstin) && { gstin: 'This is no GSTIN: check its 15 characters' }),
    ...(grievanceEmail !== '' &&
      !hasEmailShape(grievanceEmail) && { grievanceEmail: 'Please enter a valid e-mail address' }),
    ...(grievancePhone !== '' &&
      !PHONE.test(grievancePhone) && { grievancePhone: 'Please enter a valid phone number' }),
    ...(days !== undefined && { delivery: days }),
    ...(synonyms.length > 0 && { synonyms: synonyms.join('. ') }),
  };
}

function textErrors(settings: ShopSettings): SettingsErrors {
  const fields = Object.keys(LABELS) as (keyof Seller)[];
  const faults = fields.flatMap((field) => {
    const most = field === 'legalAddress' ? TEXT_LIMITS.addressField : TEXT_LIMITS.name;
    if (settings[field].length > most) return [[field, `${LABELS[field]} has more than ${most} characters`]];
    if (field !== 'legalAddress' && CONTROL.test(settings[field]))
      return [[field, `${LABELS[field]} has a line break`]];
    return [];
  });
  return Object.fromEntries(faults);
}

function pageErrors(settings: ShopSettings): SettingsErrors {
  const most = TEXT_LIMITS.pageText;
  const faults = TEXT_PAGE_NAMES.flatMap((name) => {
    const field = `${name}Text` as const;
    if (settings[field].trim() === '') return [[field, 'This page needs a text']];
    return settings[field].length > most ? [[field, `The text has more than ${most} characters`]] : [];
  });
  return Object.fromEntries(faults);
}
