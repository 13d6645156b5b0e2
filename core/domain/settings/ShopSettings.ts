import { FIRST_SYNONYMS } from '../catalogue/wider/synonyms.ts';
import type { DeliveryDays } from './DeliveryDays.ts';
import { FIRST_PAGE_TEXTS } from './firstPageTexts.ts';
import type { PageTexts } from './textPages.ts';

/** Who sells, as mails and printed sheets say it. Texts that are not known yet are empty. */
export type Seller = {
  /** The name over the door, such as `Creator Row`. */
  readonly name: string;
  readonly phone: string;
  /** The registered name of the business. */
  readonly legalName: string;
  readonly legalAddress: string;
  /** The GST identification number, 15 characters. */
  readonly gstin: string;
  /** The person who answers complaints, whom the Consumer Protection (E-Commerce) Rules ask a shop to name. */
  readonly grievanceName: string;
  readonly grievanceEmail: string;
  readonly grievancePhone: string;
};

/** What a shopkeeper sets of the shop. */
export type ShopSettings = Seller &
  PageTexts & {
    readonly delivery: DeliveryDays;
    /** What means the same in a search: see `synonymGroups`. */
    readonly synonyms: string;
  };

/** The settings of a shop that has changed none. */
export const FIRST_SETTINGS: ShopSettings = {
  ...{ name: 'Creator Row', phone: '', legalName: '', legalAddress: '', gstin: '' },
  ...{ grievanceName: '', grievanceEmail: '', grievancePhone: '' },
  delivery: { handling: { least: 1, most: 2 }, zones: [], elsewhere: { least: 3, most: 7 } },
  synonyms: FIRST_SYNONYMS,
  ...FIRST_PAGE_TEXTS,
};

/** Returns who sells, without the other settings. */
export function sellerOf(settings: Seller): Seller {
  const { name, phone, legalName, legalAddress, gstin, grievanceName, grievanceEmail, grievancePhone } = settings;
  return { name, phone, legalName, legalAddress, gstin, grievanceName, grievanceEmail, grievancePhone };
}

/** Returns the lines that tell who sells, as far as it is known, the name first. */
export function sellerLines(seller: Seller): readonly string[] {
  const { name, phone, legalName, legalAddress, gstin, grievanceName, grievanceEmail, grievancePhone } = seller;
  const officer = [grievanceName, grievanceEmail, grievancePhone].filter((text) => text !== '');
  return [
    name,
    legalName,
    ...legalAddress.split('\n'),
    gstin && `GSTIN ${gstin}`,
    phone && `Phone ${phone}`,
    officer.length > 0 ? `Grievance officer: ${officer.join(', ')}` : '',
  ].filter((line, at, lines) => line.trim() !== '' && lines.indexOf(line) === at);
}
