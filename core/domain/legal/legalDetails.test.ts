import { expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../settings/ShopSettings.ts';
import { aProduct } from '../testing/samples.ts';
import { pieceDetails, sellerDetails } from './legalDetails.ts';

const large = { key: 'tee-l', id: 2, size: 'L', originalPrice: 79900, discountedPrice: 59900 };
const tee = aProduct({ originalPrice: 69900 });
const sized = { ...tee, sizes: [tee, large] };
const seller = {
  ...FIRST_SETTINGS,
  ...{ phone: '022 1234 5678', legalName: 'Row Retail', legalAddress: '12 Hill Road\n\nMumbai 400050' },
  ...{ grievanceName: 'Anand Iyer', grievanceEmail: 'anand@row.example', grievancePhone: '' },
};

it('All that is known is told', () => {
  const facts = { genericName: 'Shirt', netQuantity: '2 pieces', origin: 'Surat', manufacturer: 'Tide Mills, Surat' };
  expect(pieceDetails({ ...tee, facts }, false)).toEqual({ ...facts, retailPrices: [69900, 69900] });
  expect(sellerDetails(seller)).toEqual({
    seller: 'Row Retail, 12 Hill Road, Mumbai 400050',
    consumerCare: '022 1234 5678, anand@row.example',
    grievanceOfficer: 'Anand Iyer, anand@row.example',
  });
});

it('Of what is not known, category, one piece and the name over the door stand in, and the rest is not told', () => {
  expect(pieceDetails(tee, false)).toEqual({
    ...{ genericName: 'clothing', netQuantity: '1 piece', retailPrices: [69900, 69900] },
    ...{ origin: undefined, manufacturer: undefined },
  });
  const unknown = { consumerCare: undefined, grievanceOfficer: undefined };
  expect(sellerDetails(FIRST_SETTINGS)).toEqual({ seller: 'Creator Row', ...unknown });
});

it('The prices are those of all sizes while none is chosen', () => {
  expect(pieceDetails(sized, true).retailPrices).toEqual([69900, 79900]);
  expect(pieceDetails(sized, false).retailPrices).toEqual([69900, 69900]);
});
