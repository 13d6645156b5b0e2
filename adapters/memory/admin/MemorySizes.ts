import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ReadSize } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { isStale } from '../../../core/backend/ports/refusals/Stale.ts';
import type { StyleSize } from '../../../core/domain/styles/StyleSize.ts';
import { type MemoryCatalogueBackEnd, tagOf } from './MemoryCatalogueBackEnd.ts';
import { refusedText } from './refusedText.ts';

/** The sizes of styles in memory. */
export class MemorySizes implements ForKeepingSizes {
  readonly #backEnd: MemoryCatalogueBackEnd;

  constructor(backEnd: MemoryCatalogueBackEnd) {
    this.#backEnd = backEnd;
  }

  async add({ sku, ...size }: StyleSize) {
    this.#backEnd.fail();
    const { catalogue, actor } = this.#backEnd;
    const added = await catalogue.addProduct(actor, { ...size, ...(sku !== '' && { sku }) });
    if ('invalid' in added) return { outcome: 'refused', text: refusedText(added) } as const;
    return { outcome: 'added', value: await this.#read(added.sku) } as const;
  }

  async save(...[sku, tag, change]: Parameters<ForKeepingSizes['save']>) {
    this.#backEnd.fail();
    const { catalogue, actor } = this.#backEnd;
    const saved = await catalogue.changeProduct(actor, sku, change, (size) => tagOf(size) === tag);
    if (typeof saved === 'string' || 'invalid' in saved)
      return { outcome: 'refused', text: refusedText(saved) } as const;
    if (isStale(saved)) return { outcome: 'stale', current: await this.#read(sku) } as const;
    return { outcome: 'saved', value: await this.#read(sku) } as const;
  }

  async changeMany(...[skus, change, isPreview]: Parameters<ForKeepingSizes['changeMany']>) {
    this.#backEnd.fail();
    const { catalogue, actor } = this.#backEnd;
    const changed = await (isPreview
      ? catalogue.previewManyProducts(skus, change)
      : catalogue.changeManyProducts(actor, skus, change));
    if ('invalid' in changed) return { outcome: 'refused', text: refusedText(changed) } as const;
    return { outcome: 'changed', ...changed } as const;
  }

  async undoMany(id: string) {
    this.#backEnd.fail();
    const undone = await this.#backEnd.catalogue.undoManyProducts(this.#backEnd.actor, id);
    if (typeof undone === 'string') return { outcome: 'refused', text: refusedText(undone) } as const;
    return { outcome: 'undone', ...undone } as const;
  }

  async #read(sku: string): Promise<ReadSize> {
    const size = await this.#backEnd.catalogue.showProduct(sku);
    if (typeof size === 'string') throw new Error(`There is no product ${sku}`);
    return { ...size, tag: tagOf(size) };
  }
}
