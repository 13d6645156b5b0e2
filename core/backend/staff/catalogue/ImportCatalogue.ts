import { importedPicture, pictureOrigin } from '../../../domain/catalogue/importedPicture.ts';
import type { Actor } from '../../../domain/staff/Actor.ts';
import { timestamp } from '../../../domain/time/timestamp.ts';
import { type Imported, type LogImport, makeImportProducts } from '../../catalogue/ImportProducts.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import { type FileEntry, PRODUCT_FORMATS } from '../../ports/catalogue/ForExchangingProducts.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import { type ImportPreview, previewImport } from './PreviewImport.ts';

/** A file of products. */
export type ProductUpload = {
  /** The name of the file, which ends in `.json` or `.csv`. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The addresses of pictures that were uploaded, by the names that the file has for them. */
  readonly pictures?: ReadonlyMap<string, string> | undefined;
};

/** With `warnings`, such as of pictures that browsers do not show. */
type WithWarnings<Result> = Result & { readonly warnings: readonly string[] };

type Ports = Pick<BackEndPorts, 'products' | 'catalogue' | 'stock' | 'productFiles' | 'setup' | 'clock' | 'ids'>;

/** Imports and exports of the catalogue. */
export function makeImportCatalogue(ports: Ports) {
  const { products, stock, setup, clock, ids } = ports;
  const importProducts = makeImportProducts(ports);

  /** Logs an import that changes anything. */
  const logOf =
    (actor: Actor, file: string): LogImport =>
    async ({ activity }, { added, changed, counted }) => {
      if (added + changed + counted === 0) return;
      await activity.add({
        ...{ id: ids.generate(), at: timestamp(clock.now()), actor, action: 'catalogue.change' },
        ...{ subject: { kind: 'import', id: ids.generate() }, after: { file, added, changed, counted } },
      });
    };

  return {
    /** Tells what an import would change, and changes nothing. */
    previewImport: async (upload: ProductUpload): Promise<WithWarnings<ImportPreview> | Invalid> => {
      const format = formatOf(upload);
      if (format === undefined) return unknownFormat(upload);
      const origins = new Set<string>();
      const preview = await previewImport(ports, read(ports.productFiles.read(upload.bytes, format), upload, origins));
      return { ...preview, warnings: hostWarnings(origins, setup) };
    },

    /** Adds and replaces products and counts their stock, all or none, and logs how many. */
    importProducts: async (actor: Actor, upload: ProductUpload): Promise<WithWarnings<Imported> | Invalid> => {
      const format = formatOf(upload);
      if (format === undefined) return unknownFormat(upload);
      const origins = new Set<string>();
      const entries = read(ports.productFiles.read(upload.bytes, format), upload, origins);
      const imported = await importProducts(entries, actor.name, logOf(actor, upload.name));
      if (!('faults' in imported)) return { ...imported, warnings: hostWarnings(origins, setup) };
      return { invalid: imported.faults.map(({ line, text }) => `Line ${line}: ${text}`), faults: imported.faults };
    },

    /** Resolves with all products as JSON, piece by piece. An import of it changes nothing. */
    exportProducts: async (): Promise<Iterable<string>> =>
      ports.productFiles.write(...(await Promise.all([products.all(), stock.list()]))),
  };
}

function formatOf({ name }: ProductUpload) {
  return PRODUCT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));
}

function unknownFormat({ name }: ProductUpload): Invalid {
  return { invalid: [`${name} ends in neither .json nor .csv`] };
}

/** Gives the products of a file the addresses of their uploaded pictures, and adds the origins of the others. */
async function* read(
  entries: AsyncIterable<FileEntry>,
  { pictures }: ProductUpload,
  origins: Set<string>,
): AsyncGenerator<FileEntry> {
  for await (const entry of entries) {
    const { line, product, faults } = entry;
    const picture = product && importedPicture(product.image, pictures);
    if (product === undefined || picture === undefined) yield entry;
    else if ('fault' in picture) yield { ...entry, faults: [...faults, { line, text: picture.fault }] };
    else {
      const origin = pictureOrigin(picture.image);
      if (origin !== undefined) origins.add(origin);
      yield { ...entry, product: { ...product, image: picture.image } };
    }
  }
}

/** Names the origins of pictures that the pages of the shop do not allow. */
export function hostWarnings(
  origins: Iterable<string>,
  { pictureHosts }: Pick<BackEndPorts['setup'], 'pictureHosts'>,
): readonly string[] {
  return [...origins]
    .filter((origin) => !pictureHosts.includes(origin))
    .map((origin) => `Browsers show no pictures of ${origin} until IMAGE_HOSTS has it`);
}
