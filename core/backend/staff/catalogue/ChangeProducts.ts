import type { Actor } from '../../../domain/staff/Actor.ts';
import { type Style, sharedFieldsOf, styleIdOf } from '../../../domain/styles/Style.ts';
import { type Offer, offerOf, plainOffer, pricesOf, type StyleSize } from '../../../domain/styles/StyleSize.ts';
import { skuOf } from '../../../domain/styles/skuOf.ts';
import { sizeFaults } from '../../../domain/styles/styleFaults.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { StoredProduct } from '../../ports/ForStoringProducts.ts';
import type { TransactionStores } from '../../ports/ForTransacting.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import type { Stale } from '../../ports/refusals/Stale.ts';
import { auditedCatalogue } from './auditedCatalogue.ts';
import { readStyle } from './readStyle.ts';

/** A new size; without a SKU it gets one of its style's title and the size. */
export type NewSize = Offer & { readonly sku?: string | undefined; readonly styleId: string; readonly size: string };

export type SizeChange = { readonly [Field in Exclude<keyof StyleSize, 'sku'>]?: StyleSize[Field] | undefined };

type Ports = Pick<BackEndPorts, 'transactions' | 'styles' | 'catalogue' | 'clock' | 'ids'>;

const NO_STYLE = { invalid: ['styleId: there is no such style'] };
/** How many SKUs that end in a number are tried for a size without one. */
const MOST_NUMBERS = 100;

/** What staff do with the sizes of styles. */
export function makeChangeProducts(ports: Ports) {
  const on = (actor: Actor, sku: string) =>
    auditedCatalogue(ports, actor, { kind: 'product', id: sku }, async ({ catalogue }) => {
      const [product] = await catalogue.withSkus([sku]);
      return product && sizeOf(product);
    });

  return {
    addProduct: async (actor: Actor, { sku: given, ...size }: NewSize): Promise<StyleSize | Invalid> => {
      const found = await readStyle(ports, size.styleId);
      if (found === undefined) return NO_STYLE;
      const sku = given ?? (await freeSku(ports, skuOf(found.title, size.size)));
      const added: StyleSize = plainOffer({ ...size, sku });
      const invalid = sizeFaults(added);
      if (invalid.length > 0) return { invalid };
      return on(actor, added.sku).within(async (stores) => {
        const style = await readStyle(stores, size.styleId);
        if (style === undefined) return NO_STYLE;
        const isAdded = await stores.catalogue.add(productOf(added, style));
        return isAdded ? added : { invalid: [`sku: ${added.sku} belongs to another product`] };
      });
    },

    /** Changes a size when it still is what the person has seen. */
    changeProduct: (
      actor: Actor,
      sku: string,
      change: SizeChange,
      isCurrent: (size: StyleSize) => boolean,
    ): Promise<StyleSize | 'unknown-product' | Invalid | Stale<StyleSize>> =>
      on(actor, sku).within(async (stores) => {
        const [product] = await stores.catalogue.withSkus([sku]);
        if (product === undefined) return 'unknown-product';
        const before = sizeOf(product);
        if (!isCurrent(before)) return { stale: before };
        const after = changedSize(before, change);
        const invalid = sizeFaults(after);
        if (invalid.length > 0) return { invalid };
        const inStyle = await moved(stores, product, before, after);
        if (inStyle === undefined) return NO_STYLE;
        await stores.catalogue.replace([{ ...inStyle, ...pricesOf(after), size: after.size }]);
        return after;
      }),
  };
}

/** Returns the size of a style that a product is. */
export function sizeOf(product: StoredProduct): StyleSize {
  return { sku: product.key, styleId: styleIdOf(product), size: product.size, ...offerOf(product) };
}

function changedSize(before: StyleSize, { styleId, size, price, compareAtPrice, hidden }: SizeChange): StyleSize {
  return plainOffer({
    ...{ sku: before.sku, styleId: styleId ?? before.styleId, size: size ?? before.size },
    ...{ price: price ?? before.price, hidden: hidden ?? before.hidden },
    compareAtPrice: compareAtPrice === undefined ? before.compareAtPrice : compareAtPrice,
  });
}

/** Resolves with the product in the style of the changed size; undefined when there is no such style. */
async function moved(
  stores: TransactionStores,
  product: StoredProduct,
  { styleId: from }: StyleSize,
  { styleId: to }: StyleSize,
): Promise<StoredProduct | undefined> {
  if (from === to) return product;
  const style = await readStyle(stores, to);
  return style && { ...product, ...sharedFieldsOf(style), style: to };
}

function productOf(size: StyleSize, style: Style): Omit<StoredProduct, 'id'> {
  return { ...sharedFieldsOf(style), ...pricesOf(size), key: size.sku, size: size.size, style: style.id };
}

/** Resolves with the SKU or, when it is taken, with the first free one that ends in a number. */
async function freeSku({ catalogue }: Pick<Ports, 'catalogue'>, sku: string): Promise<string> {
  const numbered = Array.from({ length: MOST_NUMBERS }, (_, at) => (at === 0 ? sku : `${sku}-${at + 1}`));
  const taken = new Set((await catalogue.withSkus(numbered)).map(({ key }) => key));
  return numbered.find((each) => !taken.has(each)) ?? sku;
}
