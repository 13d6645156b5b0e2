import { collectEntries } from '../../domain/styles/collectEntries.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts, FindProductsAt } from '../ports/catalogue/FindProducts.ts';
import type { ForStoringProducts } from '../ports/ForStoringProducts.ts';
import type { ForStoringSettings } from '../ports/ForStoringSettings.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { type Catalogue, heldCatalogue, storedCatalogue } from './Catalogue.ts';

/** How long the listed products are returned without asking for their version, in ms. */
const FRESH_MS = 2_000;
/** How long products that stay in the store are not read for their searches again, in ms for each: ten times as long as reading one takes. */
const REST_MS = 0.05;
/** How long a caller waits for the store when the products are in memory, in ms. */
const WAIT_MS = 500;

/**
 * Resolves with the listed products. They are the same object as long as nothing was imported. `ageMs` is how long ago they were
 * known to be current, in ms; it is absent unless the store is away or slow.
 */
export type ListProducts = () => Promise<Catalogue & { readonly ageMs?: number }>;

/** The listed products, in memory as far as they have room there. */
export type CatalogueCache = {
  /**
   * Notices an import, and other synonyms, within 2 s; later when the products stay in the store, so that a process spends about a tenth
   * of its time at most on reading them. Rejects when the store does and there are no products in memory.
   */
  readonly current: ListProducts;
  /** Finds them among the current ones. */
  readonly find: FindProducts;
  /** Rejects when the store does. */
  readonly findAt: FindProductsAt;
};

export type CataloguePorts = Pick<BackEndPorts, 'clock' | 'log' | 'mostProductsInMemory'> & {
  readonly products: Pick<ForStoringProducts, 'listed' | 'listedAmong' | 'listsMoreThan' | 'readListed' | 'version'>;
  readonly settings: Pick<ForStoringSettings, 'read'>;
};

/** `loadedAt`, and `restUntil`, before which it is not read again, are times of the monotonic clock. */
type Loaded = {
  readonly catalogue: Catalogue;
  readonly loadedAt: number;
  readonly restUntil: number;
};
/** `waited` resolves with undefined when there is no result within {@link WAIT_MS}. */
type Check = { readonly result: Promise<Loaded>; readonly waited: Promise<Loaded | undefined> };

/** The products are read once for each version of the catalogue. */
export function makeCatalogueCache(ports: CataloguePorts): CatalogueCache {
  const { products, clock, log } = ports;
  const { latest, at } = makeLoader(ports);
  let checking: Check | undefined;
  /** Times of the monotonic clock. */
  let [checkedAt, freshUntil, nextCheckAt] = [0, 0, 0];
  const check = async (startedAt: number) => {
    try {
      const current = await at(await products.version());
      checkedAt = startedAt;
      freshUntil = Math.max(startedAt + FRESH_MS, current.restUntil);
      nextCheckAt = freshUntil;
      return current;
    } catch (error) {
      if (latest() !== undefined) log.error('The catalogue is answered from memory', error);
      nextCheckAt = clock.elapsed() + FRESH_MS;
      throw error;
    }
  };
  const startCheck = (startedAt: number) => {
    const ended = () => {
      checking = undefined;
    };
    return waitingFor(check(startedAt).finally(ended), clock);
  };
  /** Resolves with the products that are current or, while the store is away or slow, with the latest. */
  const known = async (now: number): Promise<Loaded> => {
    const inMemory = latest();
    if (inMemory !== undefined && now < nextCheckAt) return inMemory;
    checking ??= startCheck(now);
    return inMemory === undefined ? checking.result : ((await checking.waited) ?? inMemory);
  };
  return {
    current: async () => {
      const now = clock.elapsed();
      const { catalogue, loadedAt } = await known(now);
      const isFresh = now < Math.max(freshUntil, loadedAt + FRESH_MS);
      return isFresh ? catalogue : { ...catalogue, ageMs: now - Math.max(loadedAt, checkedAt) };
    },
    find: async (keys) => (await known(clock.elapsed())).catalogue.find(keys),
    async findAt(version, keys) {
      const inMemory = latest();
      // What stays in the store is never older.
      const isStored = inMemory !== undefined && inMemory.catalogue.held === undefined;
      return (isStored ? inMemory : await at(version)).catalogue.find(keys);
    },
  };
}

/** Reads the products when another version is asked for, once for many calls at the same time. */
function makeLoader({ products, settings, clock, mostProductsInMemory }: CataloguePorts) {
  let latest: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const load = async () => {
    const loadedAt = clock.elapsed();
    const areMany = await products.listsMoreThan(mostProductsInMemory);
    const read = areMany ? await readEntries() : await products.listed();
    // Read later than the version, which other synonyms raise: they may be newer than it, and never stay older.
    const { synonyms } = await settings.read();
    const catalogue =
      'entries' in read ? storedCatalogue(read, { synonyms }, products) : heldCatalogue(read, { synonyms });
    const rest = areMany ? REST_MS * catalogue.count : 0;
    latest = { catalogue, loadedAt, restUntil: loadedAt + rest };
    return latest;
  };
  const readEntries = async () => {
    const version = await products.version();
    const { add, entries } = collectEntries();
    let count = 0;
    await products.readListed((some) => {
      some.forEach(add);
      count += some.reduce((sum, { sizes }) => sum + sizes.length, 0);
    });
    return { version, count, entries: entries() };
  };
  const loadOnce = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const at = async (version: number) => {
    if (latest?.catalogue.version === version) return latest;
    const loaded = await loadOnce();
    // That load may have begun before this version. The next one has it, unless a backup was restored, whose version is lower.
    return loaded.catalogue.version < version ? loadOnce() : loaded;
  };
  return { latest: () => latest, at };
}

function waitingFor(result: Promise<Loaded>, clock: ForTellingTime): Check {
  const waited = new Promise<Loaded | undefined>((resolve) => {
    const cancel = clock.after(WAIT_MS, () => resolve(undefined));
    void result
      .catch(() => undefined)
      .then(resolve)
      .finally(cancel);
  });
  return { result, waited };
}
