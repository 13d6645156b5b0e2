import { productFieldNames } from '../../../domain/catalogue/Product.ts';
import type { StockLevel } from '../../../domain/stock/StockLevel.ts';
import { CheckedProducts, type ProductEntries } from '../../catalogue/CheckedProducts.ts';
import { inOrder } from '../../catalogue/ImportProducts.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { FileFault } from '../../ports/catalogue/ForExchangingProducts.ts';
import type { ImportedProduct, StoredProduct } from '../../ports/ForStoringProducts.ts';
import { tooFewPieces } from '../../stock/movePieces.ts';

/** How many products are compared at once, and how many changes are told. */
const BATCH = 1_000;
const MOST_LINES = 20;

/** The fields of a product that an import can change, but its key. */
export type ImportField = Exclude<keyof ImportedProduct, 'key'>;

/** What an import would change of one product; a new one has no fields. */
export type PreviewLine = {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly size: string;
  readonly isNew: boolean;
  readonly fields: readonly ImportField[];
};

/** What an import would change. */
export type ImportPreview = {
  /** How many products of the file are new, would change, and are as they are. */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many products the shop shows now and would hide. */
  readonly hidden: number;
  /** The first changes. */
  readonly lines: readonly PreviewLine[];
  /** With any, nothing would be imported. */
  readonly faults: readonly FileFault[];
};

/** Compares the products of an import with those of the shop, and changes nothing. */
export async function previewImport(
  { catalogue, stock }: Pick<BackEndPorts, 'catalogue' | 'stock'>,
  entries: ProductEntries,
): Promise<ImportPreview> {
  const checked = new CheckedProducts(entries);
  const counts = { added: 0, changed: 0, unchanged: 0, hidden: 0 };
  const lines: PreviewLine[] = [];
  const late: FileFault[] = [];
  /** The key of another product that has the id of one in the file, by the key of that one. */
  const owners = new Map<string, string>();
  for await (const batch of inBatches(checked)) {
    const keys = batch.map(({ product }) => product.key);
    const ids = batch.flatMap(({ product: { id } }) => id ?? []);
    const [stored, levels, owned] = await Promise.all([
      catalogue.withSkus(keys),
      stock.levels(keys),
      catalogue.keysOf(ids),
    ]);
    const storedByKey = new Map(stored.map((product) => [product.key, product]));
    const levelByKey = new Map(levels.map((level) => [level.sku, level]));
    for (const { line, product } of batch) {
      const [now, level] = [storedByKey.get(product.key), levelByKey.get(product.key)];
      const owner = product.id === undefined ? undefined : owned.get(product.id);
      if (owner !== undefined && owner !== product.key) owners.set(product.key, owner);
      if (level !== undefined && product.stock !== undefined && product.stock < level.held)
        late.push({ line, text: tooFewPieces({ ...level, onHand: product.stock }) });
      const fields = now === undefined ? [] : changedFields(now, level, product);
      const kind = now === undefined ? 'added' : fields.length > 0 ? 'changed' : 'unchanged';
      counts[kind] += 1;
      if (now?.isListed && !product.isListed) counts.hidden += 1;
      if (kind === 'unchanged' || lines.length === MOST_LINES) continue;
      lines.push({ line, sku: product.key, name: product.name, size: product.size, isNew: now === undefined, fields });
    }
  }
  // The owner may get another id by the same import.
  const taken = [...owners].filter(([, owner]) => checked.ids.get(owner) === undefined);
  const faults = [...checked.faults, ...late, ...taken.map(([key]) => checked.takenId(key))];
  return { ...counts, lines, faults: inOrder(faults) };
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const FIELDS: readonly Exclude<keyof StoredProduct, 'key' | 'id'>[] = [
  ...productFieldNames.filter((field) => field !== 'key' && field !== 'id'),
  ...(['isListed', 'style', 'hsn'] as const),
];

function changedFields(
  now: StoredProduct,
  level: StockLevel | undefined,
  { id = now.id, stock = level?.onHand, ...product }: ImportedProduct,
): readonly ImportField[] {
  return [
    ...FIELDS.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(product[field])),
    ...(id === now.id ? [] : (['id'] as const)),
    ...(stock === level?.onHand ? [] : (['stock'] as const)),
  ];
}
