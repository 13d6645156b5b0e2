import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ForImportingProducts } from '../../../core/admin/ports/ForImportingProducts.ts';
import type { ReadSize, StyleRow } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { BulkChangeViewModel } from './BulkChangeViewModel.ts';
import { attempt, type CatalogueParts } from './CatalogueParts.ts';
import { ImportViewModel } from './import/ImportViewModel.ts';
import { PricesViewModel } from './PricesViewModel.ts';
import { type PriceCell, sizeCell, styleCell } from './priceCells.ts';

/** A style as a row of the table. */
export type ShownStyle = {
  readonly id: string;
  readonly title: string;
  readonly creator: string;
  readonly picture: StyleRow['picture'];
  /** Such as `S 4 · M 0`; a size that is not counted has no number. */
  readonly sizes: string;
  /** The price of all sizes; undefined while there are none. */
  readonly price: PriceCell | undefined;
  /** The price of each size; undefined while they are not shown. */
  readonly sizePrices: readonly PriceCell[] | undefined;
  readonly state: 'Shown' | 'Hidden' | 'Partly hidden' | 'No sizes';
};

/** The list of styles, with the change of many. */
export class ProductsViewModel {
  status: 'loading' | 'failed' | 'ready' = 'loading';
  text = '';
  rows: readonly StyleRow[] = [];
  next: string | undefined;
  /** The ids of the ticked styles. */
  readonly ticked = new Set<string>();
  isAdding = false;
  /** Why a new style was refused; empty while there is nothing to say. */
  refusal = '';
  readonly bulk: BulkChangeViewModel;
  readonly file: ImportViewModel;
  readonly prices: PricesViewModel;
  /** The ids of the styles whose prices are shown size by size. */
  private readonly opened = new Set<string>();
  /** Counts the searches, so that the answer to an earlier one is ignored. */
  private generation = 0;
  private readonly parts: CatalogueParts;

  constructor(parts: CatalogueParts & { readonly imports: ForImportingProducts }) {
    this.parts = parts;
    this.bulk = new BulkChangeViewModel({ ...parts, whenChanged: () => void this.reload() });
    this.file = new ImportViewModel({ ...parts, whenImported: () => void this.reload() });
    this.prices = new PricesViewModel({ ...parts, whenRead: (size) => this.replace(size) });
    makeAutoObservable<this, 'generation' | 'parts'>(
      this,
      { rows: observableRef, generation: false, parts: false, bulk: false, file: false, prices: false },
      { autoBind: true },
    );
  }

  get styles(): readonly ShownStyle[] {
    return this.rows.map((row) => ({ ...shown(row), ...this.pricesOf(row) }));
  }

  /** The SKUs of all sizes of the ticked styles. */
  get skus(): readonly string[] {
    return this.rows.filter(({ id }) => this.ticked.has(id)).flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
  }

  get areAllTicked(): boolean {
    return this.rows.length > 0 && this.rows.every(({ id }) => this.ticked.has(id));
  }

  /** Shows the styles that have a text. */
  async show(text: string): Promise<void> {
    this.text = text;
    this.status = 'loading';
    this.ticked.clear();
    this.bulk.forgetPreview();
    await this.reload();
  }

  /** Reads what is shown again. */
  async reload(): Promise<void> {
    await this.read(undefined);
  }

  async more(): Promise<void> {
    if (this.next !== undefined) await this.read(this.next);
  }

  tick(id: string): void {
    if (!this.ticked.delete(id)) this.ticked.add(id);
    this.bulk.forgetPreview();
  }

  tickAll(): void {
    const isOn = !this.areAllTicked;
    this.ticked.clear();
    if (isOn) for (const { id } of this.rows) this.ticked.add(id);
    this.bulk.forgetPreview();
  }

  /** Shows the prices of a style size by size, or no more. */
  toggleSizes(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
  }

  /** Makes a style. Resolves with its id, or with undefined when it was refused. */
  async add(title: string, creator: string): Promise<string | undefined> {
    if (this.isAdding) return undefined;
    this.refusal = title.trim() === '' || creator.trim() === '' ? 'A product needs a title and a creator.' : '';
    if (this.refusal !== '') return undefined;
    this.isAdding = true;
    const result = await attempt(this.parts, () =>
      this.parts.styles.add({ title: title.trim(), creator: creator.trim() }),
    );
    return runInAction(() => {
      this.isAdding = false;
      if (result.outcome === 'added') return result.value.style.id;
      this.refusal = result.text;
      return undefined;
    });
  }

  private pricesOf({ id, sizes }: StyleRow): Pick<ShownStyle, 'price' | 'sizePrices'> {
    const { drafts } = this.prices;
    return {
      price: styleCell(id, sizes, drafts),
      sizePrices: this.opened.has(id) ? sizes.map((size) => sizeCell(size, drafts)) : undefined,
    };
  }

  /** Shows a size as it is now, and its pieces as they were. */
  private replace(now: ReadSize): void {
    this.rows = this.rows.map((row) => ({
      ...row,
      sizes: row.sizes.map((size) => (size.sku === now.sku ? { ...now, onHand: size.onHand } : size)),
    }));
  }

  private async read(after: string | undefined): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    const result = await attempt(this.parts, () => this.parts.styles.find({ text: this.text, after }));
    runInAction(() => {
      if (generation !== this.generation) return;
      if ('outcome' in result) {
        this.status = this.rows.length > 0 && after !== undefined ? 'ready' : 'failed';
        return;
      }
      this.rows = after === undefined ? result.styles : [...this.rows, ...result.styles];
      this.next = result.next;
      this.status = 'ready';
    });
  }
}

function shown({ id, title, creator, picture, sizes }: StyleRow): Omit<ShownStyle, 'price' | 'sizePrices'> {
  const hidden = sizes.filter((size) => size.hidden).length;
  return {
    ...{ id, title, creator, picture },
    sizes: sizes.map(({ size, onHand }) => (onHand === undefined ? size : `${size} ${onHand}`)).join(' · '),
    state: stateOf(sizes.length, hidden),
  };
}

function stateOf(sizes: number, hidden: number): ShownStyle['state'] {
  if (sizes === 0) return 'No sizes';
  if (hidden === 0) return 'Shown';
  return hidden === sizes ? 'Hidden' : 'Partly hidden';
}
