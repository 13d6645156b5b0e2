import type { Product } from '../catalogue/Product.ts';
import { tellingSize } from '../catalogue/tellingSize.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { Seller } from '../settings/ShopSettings.ts';
import { capitalised } from '../text/capitalised.ts';

/** A line of what the law wants a shopper to be told. */
export type LegalLine = { readonly label: string; readonly text: string };

/** What she is told of one piece. */
export type LegalPiece = { readonly key: string; readonly name: string; readonly lines: readonly LegalLine[] };

const DEFAULT_QUANTITY = '1 piece';

/** Returns what is known of a product, in all its sizes or only its own. */
export function legalPiece(product: Product, isOfAllSizes: boolean): LegalPiece {
  const { key, name, facts = {}, category, originalPrice, sizes = [] } = product;
  const size = tellingSize(product.size);
  const prices = isOfAllSizes ? sizes.map((each) => each.originalPrice) : [originalPrice];
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(formatMoney);
  return {
    key,
    name: size === undefined ? name : `${name}, size ${size}`,
    lines: known([
      ['Generic name', capitalised(facts.genericName ?? category)],
      ['Net quantity', facts.netQuantity ?? DEFAULT_QUANTITY],
      ['MRP', `${least === most ? least : `${least} – ${most}`} (incl. of all taxes)`],
      ['Made in', facts.origin],
      ['Manufacturer or importer', facts.manufacturer],
    ]),
  };
}

/** Returns what is known of who sells. */
export function legalSeller(seller: Seller): readonly LegalLine[] {
  const { name, legalName, legalAddress, phone, grievanceName, grievanceEmail, grievancePhone } = seller;
  return known([
    ['Sold by', listed(legalName || name, ...legalAddress.split('\n')) ?? name],
    ['Consumer care', listed(phone, grievanceEmail)],
    ['Grievance officer', listed(grievanceName, grievanceEmail, grievancePhone)],
  ]);
}

function known(lines: readonly (readonly [label: string, text: string | undefined])[]): readonly LegalLine[] {
  return lines.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}

function listed(...texts: readonly string[]): string | undefined {
  return texts.filter((text) => text.trim() !== '').join(', ') || undefined;
}
