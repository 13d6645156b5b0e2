import { expect, it } from 'vitest';
import { FIRST_SETTINGS, type ShopSettings, sellerLines } from './ShopSettings.ts';
import { settingsErrors } from './settingsFaults.ts';

const south = { name: 'South', states: ['Kerala'], least: 2, most: 4 };
const withDelivery = (delivery: Partial<ShopSettings['delivery']>) => ({
  delivery: { ...FIRST_SETTINGS.delivery, ...delivery },
});
const complete: Partial<ShopSettings> = {
  ...{ name: 'Zoya & Co', phone: '+91 (80) 4718-2200', legalName: 'Zoya LLP', legalAddress: '4 Lane\nBengaluru' },
  ...{ gstin: '27AAPFU0939F1ZV', grievanceName: 'Asha', grievanceEmail: 'asha@shop.example' },
  ...{
    grievancePhone: '080 4718 2200',
    synonyms: '\nTopi , cap,\n',
    ...withDelivery({ zones: [south], handling: { least: 0, most: 60 } }),
  },
};

it.each([[{}], [complete]])('The settings %j are valid', (fields) => {
  expect(settingsErrors({ ...FIRST_SETTINGS, ...fields })).toEqual({});
});

const faulty: readonly (readonly [Partial<ShopSettings>, string])[] = [
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'Row <orders@evil.example>' }, 'Name cannot have line breaks, quotes or angle brackets'],
  [{ name: 'Row\r\nBcc: all@evil.example' }, 'Name cannot have line breaks, quotes or angle brackets'],
  [{ name: 'x'.repeat(201) }, 'Name has more than 200 characters'],
  [{ phone: '12' }, 'Please enter a valid phone number'],
  [{ legalName: 'Zoya\nLLP' }, 'Legal name has a line break'],
  [{ legalAddress: '4 Lane\u0007' }, 'Address has characters that cannot be printed'],
  [{ legalAddress: 'x'.repeat(1001) }, 'Address has more than 1000 characters'],
  [{ gstin: '27AAPFU0939F1ZW' }, 'This is no GSTIN: check its 15 characters'],
  [{ grievanceEmail: 'asha' }, 'Please enter a valid e-mail address'],
  [{ grievancePhone: 'soon' }, 'Please enter a valid phone number'],
  [{ termsText: ' \n' }, 'This page needs a text'],
  [{ privacyText: 'x'.repeat(20_001) }, 'The text has more than 20000 characters'],
  [{ synonyms: 'kurti, kurta\n\ntopi' }, 'Line 3: write two words or more, with commas between them'],
  [{ synonyms: 'T-Shirt, t-shirt, tshirt' }, 'Line 1: write two words or more, with commas between them'],
  [
    { synonyms: 'kurta set, co-ord\nkurti → kurta' },
    'Line 1: “kurta set” is more than one word; put commas between words. Line 2: “kurti → kurta” is more than one word; put commas between words',
  ],
  [{ synonyms: 'a, b, c, d, e, f, g, h, i, j, k' }, 'Line 1: write at most 10 words'],
  [{ synonyms: 'tee, t-shirt\n'.repeat(100) }, 'There are more than 100 lines'],
  [withDelivery({ handling: { least: 2, most: 1 } }), 'Handling: the most days are fewer than the least'],
  [withDelivery({ elsewhere: { least: 1.5, most: 3 } }), 'Everywhere else: days are whole numbers from 0 to 60'],
  [withDelivery({ elsewhere: { least: 1, most: 61 } }), 'Everywhere else: days are whole numbers from 0 to 60'],
  [withDelivery({ zones: [{ ...south, name: '' }] }), 'Zone 1 has no name'],
  [withDelivery({ zones: [{ ...south, states: [] }] }), 'South: choose at least one state'],
  [withDelivery({ zones: [south, { ...south, name: 'West' }] }), 'Kerala is in more than one zone'],
  [withDelivery({ zones: [{ ...south, states: ['Atlantis'] }] }), 'There is no state Atlantis'],
];

it.each(faulty)('The settings %j are refused: %s', (fields, text) => {
  expect(settingsErrors({ ...FIRST_SETTINGS, ...fields })).toEqual({ [Object.keys(fields)[0] ?? '']: text });
});

it('Who sells is told in lines, each once, without what is not known', () => {
  expect(sellerLines(FIRST_SETTINGS)).toEqual(['Creator Row']);
  expect(sellerLines({ ...FIRST_SETTINGS, ...complete, legalName: 'Zoya & Co' })).toEqual([
    ...['Zoya & Co', '4 Lane', 'Bengaluru', 'GSTIN 27AAPFU0939F1ZV', 'Phone +91 (80) 4718-2200'],
    'Grievance officer: Asha, asha@shop.example, 080 4718 2200',
  ]);
});
