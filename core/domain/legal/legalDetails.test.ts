import { expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../settings/ShopSettings.ts';
import { aProduct } from '../testing/samples.ts';
import { type LegalLine, legalPiece, legalSeller } from './legalDetails.ts';

const large = { key: 'tee-l', id: 2, size: 'L', originalPrice: 79950, discountedPrice: 59900 };
const tee = aProduct({ originalPrice: 69900, size: 'M' });
const sized = { ...tee, sizes: [tee, large] };
const seller = {
  ...FIRST_SETTINGS,
  ...{ phone: '022 1234 5678', legalName: 'Row Retail', legalAddress: '12 Hill Road\n\nMumbai 400050' },
  ...{ grievanceName: 'Anand Iyer', grievanceEmail: 'anand@row.example', grievancePhone: '' },
};

const told = (lines: readonly LegalLine[]) => Object.fromEntries(lines.map(({ label, text }) => [label, text]));

it('All that is known is told', () => {
  const facts = { genericName: 'shirt', netQuantity: '2 pieces', origin: 'Surat', manufacturer: 'Tide Mills, Surat' };
  const { key, name, lines } = legalPiece({ ...tee, facts }, false);
  expect([key, name]).toEqual([tee.key, `${tee.name}, size M`]);
  expect(told(lines)).toEqual({
    ...{ 'Generic name': 'Shirt', 'Net quantity': '2 pieces', MRP: '₹699 (incl. of all taxes)' },
    ...{ 'Made in': 'Surat', 'Manufacturer or importer': 'Tide Mills, Surat' },
  });
  expect(told(legalSeller(seller))).toEqual({
    'Sold by': 'Row Retail, 12 Hill Road, Mumbai 400050',
    'Consumer care': '022 1234 5678, anand@row.example',
    'Grievance officer': 'Anand Iyer, anand@row.example',
  });
});

it('Of what is not known, category, one piece and the name over the door stand in, and the rest is not told', () => {
  const { name, lines } = legalPiece({ ...tee, size: 'One size' }, false);
  expect(name).toBe(tee.name);
  expect(told(lines)).toEqual({
    ...{ 'Generic name': 'Clothing', 'Net quantity': '1 piece', MRP: '₹699 (incl. of all taxes)' },
  });
  expect(told(legalSeller(FIRST_SETTINGS))).toEqual({ 'Sold by': 'Creator Row' });
});

it('The prices are those of all sizes while none is chosen', () => {
  const price = (isOfAllSizes: boolean) => told(legalPiece(sized, isOfAllSizes).lines).MRP;
  expect(price(true)).toBe('₹699 – ₹799.50 (incl. of all taxes)');
  expect(price(false)).toBe('₹699 (incl. of all taxes)');
});
