import {
  factsOf,
  furtherPicturesOf,
  type SharedFields,
  type Style,
  sharedFieldsOf,
} from '../../../domain/styles/Style.ts';
import type { StyleStores } from './readStyle.ts';

/** Stores a style that was `before`, and what has changed of it in all of its products. */
export async function saveStyle({ styles, catalogue }: StyleStores, before: Style, after: Style): Promise<void> {
  await styles.save(after);
  const changed = differenceOf(sharedFieldsOf(before), sharedFieldsOf(after));
  const isSame = Object.keys(changed).length === 0;
  if (isSame && isDeepEqual(toldBesideProducts(before), toldBesideProducts(after))) return;
  // What the products do not keep themselves is shown with the new version of the catalogue.
  const products = isSame ? [] : await catalogue.ofStyles([after.id]);
  await catalogue.replace(products.map((product) => ({ ...product, ...changed })));
}

/** Returns what shoppers see of a style that its products do not keep. */
function toldBesideProducts(style: Style): unknown {
  return [factsOf(style), furtherPicturesOf(sharedFieldsOf(style), style.pictures)];
}

function differenceOf(before: SharedFields, after: SharedFields): Partial<SharedFields> {
  const fields = Object.entries(after).filter(
    ([field, value]) => !isDeepEqual(value, before[field as keyof SharedFields]),
  );
  return Object.fromEntries(fields);
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
