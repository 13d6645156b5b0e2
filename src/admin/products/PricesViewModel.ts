import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadSize } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';
import { attempt, type CatalogueParts } from './CatalogueParts.ts';
import { counted } from './counted.ts';
import { type PriceDraft, priceFault } from './priceCells.ts';
import { fromField } from './rupeesField.ts';

type Parts = Omit<CatalogueParts, 'styles'> & {
  /** Called with each size as it is now. */
  readonly whenRead: (size: ReadSize) => void;
};

/** A price that was saved: what it was before, and the tag of what is stored since. */
type SavedPrice = { readonly sku: string; readonly before: Paise; readonly tag: string };

const NONE: ReadonlyMap<string, PriceDraft> = new Map();

/** The prices that are typed into the table. They stay, whatever is searched, until they are saved or discarded. */
export class PricesViewModel {
  isSaving = false;
  /** Why not everything was saved; empty while there is nothing to say. */
  alert = '';
  /** What was done last; empty while there is nothing to say. */
  news = '';
  /** What is typed, by SKU. */
  drafts = NONE;
  private saved: readonly SavedPrice[] = [];
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'saved'>(
      this,
      { parts: false, drafts: observableRef, saved: observableRef },
      { autoBind: true },
    );
  }

  /** How many prices are changed and not saved. */
  get changes(): number {
    return this.drafts.size;
  }

  get canUndo(): boolean {
    return this.saved.length > 0;
  }

  /** Takes over what was typed for one size or for all sizes of a style. The price that is there already, or nothing, is no change. */
  type(sizes: readonly ReadSize[], text: string): void {
    const drafts = new Map(this.drafts);
    for (const size of sizes) {
      if (text.trim() === '' || fromField(text) === size.price) drafts.delete(size.sku);
      else drafts.set(size.sku, { text, size, error: undefined });
    }
    this.drafts = drafts;
    this.news = '';
    if (drafts.size === 0) this.alert = '';
  }

  /** Forgets what was typed. */
  discard(): void {
    this.drafts = NONE;
    this.alert = '';
  }

  /** Saves the prices one after the other, unless one of them cannot be. What is not saved stays typed. */
  async save(): Promise<void> {
    if (this.isSaving || this.changes === 0 || !this.areValid()) return;
    const saved: SavedPrice[] = [];
    this.begin();
    for (const draft of this.drafts.values()) if (!(await this.saveOne(draft, saved))) break;
    runInAction(() => {
      this.isSaving = false;
      if (saved.length > 0) this.saved = saved;
      this.news = saved.length > 0 ? `${counted(saved.length, 'price')} saved.` : '';
      const marked = [...this.drafts.values()].filter(({ error }) => error !== undefined);
      if (this.alert === '' && marked.length > 0) {
        this.alert = `Changed by somebody else: ${skusOf(marked)}. Look at the marked prices, then save again.`;
      }
    });
  }

  /** Puts back what was saved last, where nobody has changed it since. */
  async undo(): Promise<void> {
    if (this.isSaving) return;
    const kept: string[] = [];
    const undone: string[] = [];
    this.begin();
    for (const price of this.saved) if (!(await this.undoOne(price, undone, kept))) break;
    runInAction(() => {
      this.isSaving = false;
      this.saved = this.saved.filter(({ sku }) => !undone.includes(sku) && !kept.includes(sku));
      const isSilent = this.alert !== '' && undone.length === 0;
      const told = [
        this.alert,
        isSilent ? '' : `${counted(undone.length, 'price')} as before.`,
        kept.length === 0 ? '' : `Kept, because they were changed since: ${kept.join(', ')}.`,
      ];
      this.news = told.filter((text) => text !== '').join(' ');
      this.alert = '';
    });
  }

  /** Returns whether every price can be saved, and marks those that cannot. */
  private areValid(): boolean {
    const checked = [...this.drafts].map(([sku, draft]) => [sku, { ...draft, error: priceFault(draft) }] as const);
    const areValid = checked.every(([, { error }]) => error === undefined);
    this.drafts = new Map(checked);
    this.alert = areValid ? '' : 'Nothing is saved: look at the marked prices.';
    return areValid;
  }

  private begin(): void {
    this.isSaving = true;
    this.alert = '';
    this.news = '';
  }

  /** Resolves with whether the next one can be tried. */
  private async saveOne(draft: PriceDraft, saved: SavedPrice[]): Promise<boolean> {
    const { sku, tag, price: before } = draft.size;
    const price = fromField(draft.text) ?? before;
    const result = await attempt(this.parts, () => this.parts.sizes.save(sku, tag, { price }));
    return runInAction(() => {
      if (result.outcome === 'refused') {
        this.alert = `${sku}: ${result.text}`;
        return false;
      }
      if (result.outcome === 'stale') {
        this.mark(draft, result.current);
        return true;
      }
      saved.push({ sku, before, tag: result.value.tag });
      this.forget(draft);
      this.show(result.value);
      return true;
    });
  }

  private async undoOne({ sku, tag, before: price }: SavedPrice, undone: string[], kept: string[]): Promise<boolean> {
    const result = await attempt(this.parts, () => this.parts.sizes.save(sku, tag, { price }));
    return runInAction(() => {
      if (result.outcome === 'refused') {
        this.alert = result.text;
        return false;
      }
      const isUndone = result.outcome === 'saved';
      (isUndone ? undone : kept).push(sku);
      this.show(isUndone ? result.value : result.current);
      return true;
    });
  }

  /** Says beside a price what somebody else has saved meanwhile. The next attempt is made to that. */
  private mark(draft: PriceDraft, current: ReadSize): void {
    const { sku, price } = current;
    const error = price === draft.size.price ? 'Somebody else has changed this size' : `${formatMoney(price)} by now`;
    if (this.drafts.get(sku) === draft) this.drafts = new Map(this.drafts).set(sku, { ...draft, size: current, error });
    this.parts.whenRead(current);
  }

  /** Forgets a draft that is saved, but not what was typed over it meanwhile. */
  private forget(draft: PriceDraft): void {
    const { sku } = draft.size;
    if (this.drafts.get(sku) !== draft) return;
    const drafts = new Map(this.drafts);
    drafts.delete(sku);
    this.drafts = drafts;
  }

  /** Shows a size as it is now; what is typed over it is a change of that. */
  private show(size: ReadSize): void {
    const draft = this.drafts.get(size.sku);
    if (draft !== undefined) this.drafts = new Map(this.drafts).set(size.sku, { ...draft, size });
    this.parts.whenRead(size);
  }
}

function skusOf(drafts: readonly PriceDraft[]): string {
  return drafts.map(({ size: { sku } }) => sku).join(', ');
}
