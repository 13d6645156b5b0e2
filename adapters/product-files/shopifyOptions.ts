import type { ShopifyRow } from './shopifyRows.ts';

/** The value that Shopify gives the only variant of a product without options. */
const NO_OPTION = 'Default Title';
const ONE_SIZE = 'One size';
const SIZE = /\bsize\b/i;
const GENDER = /\bgender\b/i;
const WOMENS = /\b(wom[ae]n|female|girl|lady|ladies)(['’]?s|swear)?\b/i;
const MENS = /\b(m[ae]n|male|boy)(['’]?s|swear)?\b/i;

type Option = { readonly name: string; readonly value: string };

/** Only the first row of a product has the names of its options. */
function optionsOf(first: ShopifyRow, row: ShopifyRow): readonly Option[] {
  return [1, 2, 3]
    .map((number) => ({ name: first.cell(`Option${number} Name`), value: row.cell(`Option${number} Value`) }))
    .filter(({ value }) => value !== '' && value !== NO_OPTION);
}

/** Returns the size of a variant. */
export function sizeOf(first: ShopifyRow, row: ShopifyRow): string {
  return optionsOf(first, row).find(({ name }) => SIZE.test(name))?.value ?? ONE_SIZE;
}

/** Returns the values of the options that are neither size nor gender, such as a colour. */
export function otherOptions(first: ShopifyRow, row: ShopifyRow): readonly string[] {
  return optionsOf(first, row)
    .filter(({ name }) => !SIZE.test(name) && !GENDER.test(name))
    .map(({ value }) => value);
}

/** Returns `women's` or `men's` from the first of option, Google's column and tags that names one; an empty text otherwise. */
export function genderOf(first: ShopifyRow, row: ShopifyRow): string {
  const option = optionsOf(first, row).find(({ name }) => GENDER.test(name))?.value ?? '';
  for (const text of [option, first.cell('Google Shopping / Gender'), first.cell('Tags')]) {
    const isWomens = WOMENS.test(text);
    const isMens = MENS.test(text);
    if (isWomens !== isMens) return isWomens ? "women's" : "men's";
  }
  return '';
}
