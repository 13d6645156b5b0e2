import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';

it.each([
  ['Low Tide Block-Print T-Shirt', 'low tide block print t shirt'],
  ['  Crêpe   DRESS! ', 'crepe dress'],
  ['@meher.makes', 'meher makes'],
  ['हिन्दी साड़ी', 'हिन्दी साड़ी'.normalize('NFD')],
  ['501 Jeans', '501 jeans'],
  ['—', ''],
])('For comparison, "%s" is "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
