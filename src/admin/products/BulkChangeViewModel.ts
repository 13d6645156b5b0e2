import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ManyChanged } from '../../../core/admin/ports/ForKeepingSizes.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { OfferChange } from '../../../core/domain/styles/OfferChange.ts';
import type { Offer } from '../../../core/domain/styles/StyleSize.ts';
import { attempt, type CatalogueParts } from './CatalogueParts.ts';
import { counted } from './counted.ts';
import { fromField } from './rupeesField.ts';

/** What is done to all chosen sizes. */
export type BulkKind = 'percent' | 'price' | 'hide' | 'show';

/** A line of the preview. */
export type PreviewLine = { readonly sku: string; readonly before: string; readonly after: string };

type Parts = Omit<CatalogueParts, 'styles'> & {
  /** Called when sizes have changed. */
  readonly whenChanged: () => void;
};

/** A change of many sizes: what is typed, its preview, and its undoing. */
export class BulkChangeViewModel {
  kind: BulkKind = 'percent';
  amount = '';
  /** Why the change was refused; empty while there is nothing to say. */
  refusal = '';
  /** What was done last; empty while there is nothing to say. */
  news = '';
  private preview: ManyChanged | undefined;
  private undoId: string | undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'preview'>(this, { parts: false, preview: observableRef }, { autoBind: true });
  }

  get needsAmount(): boolean {
    return this.kind === 'percent' || this.kind === 'price';
  }

  /** The lines of the preview; undefined before there is one. */
  get lines(): readonly PreviewLine[] | undefined {
    return this.preview?.changes.map(({ sku, before, after }) => ({
      ...{ sku, before: textOf(before), after: textOf(after) },
    }));
  }

  get canUndo(): boolean {
    return this.undoId !== undefined;
  }

  choose(kind: BulkKind): void {
    this.kind = kind;
    this.forgetPreview();
  }

  type(amount: string): void {
    this.amount = amount;
    this.forgetPreview();
  }

  forgetPreview(): void {
    this.preview = undefined;
    this.refusal = '';
  }

  show(skus: readonly string[]): Promise<void> {
    return this.send(skus, true);
  }

  apply(skus: readonly string[]): Promise<void> {
    return this.send(skus, false);
  }

  async undo(): Promise<void> {
    const { undoId } = this;
    if (undoId === undefined) return;
    const result = await attempt(this.parts, () => this.parts.sizes.undoMany(undoId));
    runInAction(() => {
      if (result.outcome === 'refused') {
        this.refusal = result.text;
        return;
      }
      this.undoId = undefined;
      const kept = result.kept.length === 0 ? '' : ` Kept, because they were changed since: ${result.kept.join(', ')}.`;
      this.news = `${counted(result.undone.length, 'size')} as before.${kept}`;
      this.parts.whenChanged();
    });
  }

  private async send(skus: readonly string[], isPreview: boolean): Promise<void> {
    const change = this.change();
    if (typeof change === 'string') {
      this.refusal = change;
      return;
    }
    const result = await attempt(this.parts, () => this.parts.sizes.changeMany(skus, change, isPreview));
    runInAction(() => {
      this.forgetPreview();
      if (result.outcome === 'refused') this.refusal = result.text;
      else if (isPreview) this.preview = result;
      else this.tell(result);
    });
  }

  private tell({ id, changes }: ManyChanged): void {
    this.undoId = id;
    this.news = changes.length === 0 ? 'Nothing had to change.' : `${counted(changes.length, 'size')} changed.`;
    this.parts.whenChanged();
  }

  /** Returns the change, or what is wrong with what was typed. */
  private change(): OfferChange | string {
    if (!this.needsAmount) return { hidden: this.kind === 'hide' };
    if (this.kind === 'price') return priceChange(fromField(this.amount));
    const percent = Number(this.amount.replace(/[%\s]/g, '').replace('−', '-'));
    return this.amount.trim() === '' || !Number.isFinite(percent)
      ? 'Type a percentage, such as -10'
      : { pricePercent: percent };
  }
}

function priceChange(price: number | null | undefined): OfferChange | string {
  return price === null || price === undefined ? 'Type a price in rupees, such as 499' : { price };
}

function textOf({ price, compareAtPrice, hidden }: Offer): string {
  const compared = compareAtPrice === null ? '' : ` instead of ${formatMoney(compareAtPrice)}`;
  return `${formatMoney(price)}${compared}${hidden ? ', hidden' : ''}`;
}
