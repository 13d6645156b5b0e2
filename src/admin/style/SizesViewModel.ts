import { makeAutoObservable, runInAction } from 'mobx';
import type { ReadSize } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { attempt, type CatalogueParts } from '../products/CatalogueParts.ts';
import { blankSize, type SizeDraft, SizeRow, sizeOf } from './SizeRow.ts';

type Parts = Omit<CatalogueParts, 'styles'>;

/** The sizes of a style, and a line for a new one. */
export class SizesViewModel {
  rows: SizeRow[] = [];
  added: SizeDraft & { sku: string } = { ...blankSize, sku: '' };
  isAdding = false;
  /** Why a new size was refused; empty while there is nothing to say. */
  refusal = '';
  private styleId = '';
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get isChanged(): boolean {
    return this.rows.some((row) => row.isChanged);
  }

  /** Whether something is typed of a new size; its prices may be those of the last one. */
  get isAdded(): boolean {
    return this.added.size.trim() !== '' || this.added.sku.trim() !== '';
  }

  show(styleId: string, sizes: readonly ReadSize[]): void {
    this.styleId = styleId;
    this.rows = sizes.map((size) => new SizeRow(size));
  }

  typeNew(field: 'sku' | 'size' | 'price' | 'compareAtPrice', text: string): void {
    this.added[field] = text;
    this.refusal = '';
  }

  forgetNew(): void {
    this.added = { ...blankSize, sku: '' };
    this.refusal = '';
  }

  async add(): Promise<void> {
    if (this.isAdding) return;
    const size = sizeOf(this.added);
    if (typeof size === 'string') {
      this.refusal = size;
      return;
    }
    this.isAdding = true;
    const sku = this.added.sku.trim();
    const result = await attempt(this.parts, () => this.parts.sizes.add({ ...size, sku, styleId: this.styleId }));
    runInAction(() => {
      this.isAdding = false;
      this.refusal = result.outcome === 'refused' ? result.text : '';
      if (result.outcome !== 'added') return;
      this.rows.push(new SizeRow(result.value));
      // The next size most often has the same price.
      this.added = { ...this.added, sku: '', size: '' };
    });
  }

  discard(): void {
    for (const row of this.rows) row.discard();
  }

  /** Saves the changed rows one after the other. Resolves with whether all are saved. */
  async save(): Promise<boolean> {
    for (const row of this.rows) if (row.isChanged) await this.saveRow(row);
    return !this.isChanged;
  }

  private async saveRow(row: SizeRow): Promise<void> {
    const change = row.change();
    if (typeof change === 'string') return row.refuse(change);
    const result = await attempt(this.parts, () => this.parts.sizes.save(row.sku, row.tag, change));
    if (result.outcome === 'saved') row.adopt(result.value);
    else if (result.outcome === 'stale') row.meet(result.current);
    else row.refuse(result.text);
  }
}
