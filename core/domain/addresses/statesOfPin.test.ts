import { describe, expect, it } from 'vitest';
import { statesOfPin } from './statesOfPin.ts';

/** The head post office of each capital. */
const capitals = {
  '110001': 'Delhi',
  '122001': 'Haryana',
  '141001': 'Punjab',
  '171001': 'Himachal Pradesh',
  '190001': 'Jammu and Kashmir',
  '194101': 'Ladakh',
  '226001': 'Uttar Pradesh',
  '248001': 'Uttarakhand',
  '302001': 'Rajasthan',
  '382010': 'Gujarat',
  '400001': 'Maharashtra',
  '403001': 'Goa',
  '462001': 'Madhya Pradesh',
  '492001': 'Chhattisgarh',
  '500001': 'Telangana',
  '520001': 'Andhra Pradesh',
  '560001': 'Karnataka',
  '600001': 'Tamil Nadu',
  '695001': 'Kerala',
  '700001': 'West Bengal',
  '737101': 'Sikkim',
  '744101': 'Andaman and Nicobar Islands',
  '751001': 'Odisha',
  '781001': 'Assam',
  '791111': 'Arunachal Pradesh',
  '793001': 'Meghalaya',
  '795001': 'Manipur',
  '796001': 'Mizoram',
  '797001': 'Nagaland',
  '799001': 'Tripura',
  '800001': 'Bihar',
  '834001': 'Jharkhand',
};

describe('The states of a PIN code', () => {
  it.each(Object.entries(capitals))('%s is in %s', (pin, state) => {
    expect(statesOfPin(pin)).toEqual([state]);
    expect(statesOfPin(pin.slice(0, 3))).toEqual([state]);
  });

  it.each([
    ['160017', ['Chandigarh', 'Punjab']],
    ['247667', ['Uttar Pradesh', 'Uttarakhand']],
    ['362520', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
    ['396230', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
    ['507001', ['Andhra Pradesh', 'Telangana']],
    ['605001', ['Puducherry', 'Tamil Nadu']],
    ['673310', ['Kerala', 'Puducherry']],
    ['682555', ['Kerala', 'Lakshadweep']],
    ['814112', ['Bihar', 'Jharkhand']],
  ])('%s is in one of several: %j', (pin, states) => {
    expect(statesOfPin(pin)).toEqual(states);
  });

  it('are all 28 states and 8 union territories', () => {
    const beginnings = Array.from({ length: 900 }, (_, at) => String(100 + at));
    expect(new Set(beginnings.flatMap(statesOfPin)).size).toBe(36);
  });

  it.each(['', '56', '5a0', '56a001', 'a560', '056', '290001', '350001', '999999'])('are unknown for "%s"', (pin) => {
    expect(statesOfPin(pin)).toEqual([]);
  });
});
