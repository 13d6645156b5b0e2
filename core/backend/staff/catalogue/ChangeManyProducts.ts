import type { Actor } from '../../../domain/staff/Actor.ts';
import { changedFields, changeOffer, type OfferChange } from '../../../domain/styles/OfferChange.ts';
import { type Offer, offerOf, pricesOf } from '../../../domain/styles/StyleSize.ts';
import { sizeFaults } from '../../../domain/styles/styleFaults.ts';
import { timestamp } from '../../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { OfferDifference } from '../../ports/catalogue/ForStoringBulkChanges.ts';
import type { StoredProduct } from '../../ports/ForStoringProducts.ts';
import type { TransactionStores } from '../../ports/ForTransacting.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import { auditedCatalogue } from './auditedCatalogue.ts';
import { sizeOf } from './ChangeProducts.ts';

/** What a change of many products changes; `id` undoes it, and is absent in a preview and when nothing changes. */
export type ManyChanged = { readonly id?: string; readonly changes: readonly OfferDifference[] };

/** The SKUs of the products that are as before a change again, and of those that were changed since. */
export type Undone = { readonly undone: readonly string[]; readonly kept: readonly string[] };

type Ports = Pick<BackEndPorts, 'transactions' | 'catalogue' | 'bulkChanges' | 'clock' | 'ids'>;

/** Changes the offers of many products, all or none, and undoes it. */
export function makeChangeManyProducts(ports: Ports) {
  const on = (actor: Actor, id: string, skusOf: (stores: TransactionStores) => Promise<readonly string[]>) => {
    let skus: readonly string[] | undefined;
    return auditedCatalogue(ports, actor, { kind: 'bulk-change', id }, async (stores) => {
      skus ??= await skusOf(stores);
      return offersBySku(await stores.catalogue.withSkus(skus));
    });
  };

  return {
    previewManyProducts: async (skus: readonly string[], change: OfferChange): Promise<ManyChanged | Invalid> =>
      differences(await ports.catalogue.withSkus(skus), skus, change),

    changeManyProducts: (
      actor: Actor,
      skus: readonly string[],
      change: OfferChange,
    ): Promise<ManyChanged | Invalid> => {
      const id = ports.ids.generate();
      return on(actor, id, async () => skus).within(async ({ catalogue, bulkChanges }) => {
        const products = await catalogue.withSkus(skus);
        const found = differences(products, skus, change);
        if ('invalid' in found || found.changes.length === 0) return found;
        await catalogue.replace(withOffers(products, new Map(found.changes.map(({ sku, after }) => [sku, after]))));
        await bulkChanges.add({ id, at: timestamp(ports.clock.now()), changes: found.changes });
        return { id, ...found };
      });
    },

    /** Undoes a change, once, where nobody has changed the same since. */
    undoManyProducts: (actor: Actor, id: string): Promise<Undone | 'unknown-bulk-change'> => {
      const changesOf = async (stores: Pick<TransactionStores, 'bulkChanges'>) =>
        (await stores.bulkChanges.change(id))?.changes ?? [];
      const skusOf = async (stores: TransactionStores) => (await changesOf(stores)).map(({ sku }) => sku);
      return on(actor, id, skusOf).within(async (stores) => {
        const changes = await changesOf(stores);
        if (changes.length === 0) return 'unknown-bulk-change';
        const products = await stores.catalogue.withSkus(changes.map(({ sku }) => sku));
        const restored = restoredOffers(products, changes);
        if (restored.size > 0) await stores.catalogue.replace(withOffers(products, restored));
        await stores.bulkChanges.remove(id);
        const skus = changes.map(({ sku }) => sku);
        return { undone: skus.filter((sku) => restored.has(sku)), kept: skus.filter((sku) => !restored.has(sku)) };
      });
    },
  };
}

function differences(
  products: readonly StoredProduct[],
  skus: readonly string[],
  change: OfferChange,
): { readonly changes: readonly OfferDifference[] } | Invalid {
  const bySku = new Map(products.map((product) => [product.key, product]));
  const wanted = [...new Set(skus)];
  const invalid: string[] = [];
  const changes: OfferDifference[] = [];
  for (const sku of wanted) {
    const product = bySku.get(sku);
    if (product === undefined) {
      invalid.push(`${sku}: there is no such product`);
      continue;
    }
    const before = offerOf(product);
    const after = changeOffer(before, change);
    invalid.push(...sizeFaults({ ...sizeOf(product), ...after }).map((fault) => `${sku}: ${fault}`));
    if (Object.keys(changedFields(before, after)).length > 0) changes.push({ sku, before, after });
  }
  return invalid.length > 0 ? { invalid } : { changes };
}

/** Returns the offers as they were before the changes, of the products that still have what a change has set. */
function restoredOffers(
  products: readonly StoredProduct[],
  changes: readonly OfferDifference[],
): ReadonlyMap<string, Offer> {
  const bySku = new Map(products.map((product) => [product.key, offerOf(product)]));
  const restored = changes.flatMap(({ sku, before, after }) => {
    const now = bySku.get(sku);
    if (now === undefined) return [];
    const fields = Object.keys(changedFields(before, after)) as (keyof Offer)[];
    if (fields.some((field) => now[field] !== after[field])) return [];
    const offer: Offer = { ...now, ...changedFields(after, before) };
    // The other price may have been changed since, so that the two do not fit.
    return offer.compareAtPrice !== null && offer.compareAtPrice < offer.price ? [] : [[sku, offer] as const];
  });
  return new Map(restored);
}

function withOffers(products: readonly StoredProduct[], offers: ReadonlyMap<string, Offer>): readonly StoredProduct[] {
  return products.flatMap((product) => {
    const offer = offers.get(product.key);
    return offer === undefined ? [] : [{ ...product, ...pricesOf(offer) }];
  });
}

function offersBySku(products: readonly StoredProduct[]): Readonly<Record<string, Offer>> {
  return Object.fromEntries(products.map((product) => [product.key, offerOf(product)]));
}
