import { makeAutoObservable, observableRef } from 'mobx';
import type { StockPage, StockSearch, StockStyle } from '../../../core/admin/ports/ForManagingStock.ts';
import type { FindStock } from '../../../core/admin/stock/FindStock.ts';
import { readCell, signed } from '../../../core/admin/stock/readCell.ts';
import type { CellErrors, SaveStock, SaveStockOutcome, StockDrafts } from '../../../core/admin/stock/SaveStock.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PagedSearch } from '../lists/PagedSearch.ts';
import { type AskAgainParts, askAgain } from '../live/askAgain.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';
import { sizeSlots } from './sizeSlots.ts';
import { type StockRow, stockRow } from './stockRow.ts';
import { stockPath, TABS } from './stockSearch.ts';

export type StockParts = AskAgainParts & {
  readonly findStock: FindStock;
  readonly saveStock: SaveStock;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly pendingWork: PendingWork;
};

const OFFERED_REASONS = { count: 'Counted', receive: 'Delivery', adjust: 'Corrected' } as const;
const NONE = new Map<string, never>();

/** The stock sheet. What is typed stays, whatever is searched, until it is saved or discarded. */
export class StockViewModel {
  readonly pages: PagedSearch<StockSearch, StockPage>;
  isSaving = false;
  /** Why nothing was saved; empty while there is nothing to say. */
  alert = '';
  /** What the last press has done, for those who do not see it. */
  announcement = '';
  reasonError: string | undefined = undefined;
  private drafts: StockDrafts = NONE;
  private errors: CellErrors = NONE;
  private typedReason: string | undefined = undefined;
  /** Whether the last attempt to save may have had its effect. */
  private isAfterUnknown = false;
  private readonly parts: StockParts;

  constructor(parts: StockParts) {
    this.parts = parts;
    this.pages = new PagedSearch({
      ...{ find: parts.findStock, join, pendingWork: parts.pendingWork },
      blank: { search: { text: '' }, page: { rows: [] } },
    });
    const refs = { drafts: observableRef, errors: observableRef };
    makeAutoObservable<this, keyof typeof refs | 'isAfterUnknown' | 'parts'>(
      this,
      { ...refs, pages: false, isAfterUnknown: false, parts: false },
      { autoBind: true },
    );
  }

  /** Whether this member of staff may change the stock, or only read it. */
  get isEditable(): boolean {
    const { staff } = this.parts.session;
    return staff !== undefined && mayDo(staff.role, 'stock.change');
  }

  get text(): string {
    return this.pages.search.text;
  }

  get tabs() {
    const { text, state: current } = this.pages.search;
    return TABS.map(({ label, state }) => ({ label, path: stockPath({ state, text }), isCurrent: state === current }));
  }

  get rows(): readonly StockRow[] {
    const { drafts, errors } = this;
    const slots = sizeSlots(this.pages.page.rows);
    return this.pages.page.rows.map((style) => stockRow(style, slots, { drafts, errors }));
  }

  /** How many sizes are changed and not saved. */
  get changes(): number {
    return this.drafts.size;
  }

  /** The reason of all changes: what was typed, or what the changes look like. */
  get reason(): string {
    if (this.typedReason !== undefined) return this.typedReason;
    const kinds = new Set([...this.drafts.values()].map(({ text }) => readCell(text)?.kind));
    const [kind] = kinds;
    return kinds.size === 1 && kind !== undefined ? OFFERED_REASONS[kind] : '';
  }

  /** What an empty sheet says. */
  get emptyText(): string {
    const { text, state } = this.pages.search;
    const tab = TABS.find((each) => each.state === state && state !== undefined)?.label;
    if (text !== '') return `No style matches “${isolated(text)}”${tab === undefined ? '' : ` in ${tab}`}`;
    if (tab === undefined) return 'No styles yet';
    return state === 'low' ? 'Nothing is nearly out' : 'Nothing is out';
  }

  /** Follows the address of the sheet, and asks again while it is looked at. Returns a function that stops it. */
  follow(search: StockSearch): () => void {
    void this.pages.find(search);
    return askAgain(this.parts, this.askAgain);
  }

  /** Takes over what was typed into a cell. The number of pieces that are there, or nothing, is no change. */
  type(sku: string, text: string): void {
    const size = this.sizeOf(sku);
    if (size === undefined) return;
    this.announcement = '';
    this.errors = without(this.errors, sku);
    const isChange = text.trim() !== '' && text.trim() !== `${size.onHand ?? ''}`;
    this.drafts = isChange ? new Map(this.drafts).set(sku, { text, onHand: size.onHand }) : without(this.drafts, sku);
    if (this.drafts.size === 0) this.alert = '';
  }

  /** Adds pieces to what was typed, or takes them away, down to none. */
  step(sku: string, by: number): void {
    const onHand = this.sizeOf(sku)?.onHand ?? 0;
    const typed = this.drafts.get(sku)?.text;
    const change = (typed === undefined ? undefined : readCell(typed)) ?? { kind: 'adjust', quantity: 0 };
    const quantity = change.quantity + by;
    if (change.kind === 'count') this.type(sku, `${Math.max(0, quantity)}`);
    else if (onHand + quantity >= 0) this.type(sku, quantity === 0 ? '' : signed(quantity));
  }

  changeReason(reason: string): void {
    this.typedReason = reason;
    this.reasonError = undefined;
  }

  /** Forgets what was typed. */
  discard(): void {
    this.drafts = NONE;
    this.errors = NONE;
    this.typedReason = undefined;
    this.reasonError = undefined;
    this.isAfterUnknown = false;
    this.alert = '';
  }

  /** Saves all changes, or none. What was typed stays until it is saved. */
  async save(): Promise<void> {
    if (this.isSaving || this.changes === 0 || !this.isEditable) return;
    this.isSaving = true;
    this.alert = '';
    const { drafts, reason, isAfterUnknown, parts } = this;
    this.settle(drafts, await parts.pendingWork.track(parts.saveStock(drafts, reason, isAfterUnknown)));
  }

  private settle(saved: StockDrafts, result: SaveStockOutcome): void {
    this.isSaving = false;
    switch (result.outcome) {
      case 'saved':
        this.finish(saved, result.levels);
        break;
      case 'invalid':
        this.errors = result.cells;
        this.reasonError = result.reason;
        this.alert = result.cells.size > 0 ? 'Nothing is saved: look at the marked sizes.' : '';
        break;
      case 'refused':
        this.errors = result.cells;
        this.alert = result.text;
        this.replace(result.rows);
        this.rebase(result.rows);
        break;
      case 'failed':
        this.isAfterUnknown = this.isAfterUnknown || result.isUnknown;
        this.alert = `${result.text} What you typed is kept.`;
    }
  }

  /** Shows what is on hand now. What was typed while it was saved stays. */
  private finish(saved: StockDrafts, levels: ReadonlyMap<string, { onHand: number; held: number }>): void {
    const typedSince = [...this.drafts].filter(([sku, draft]) => saved.get(sku) !== draft);
    this.discard();
    this.drafts = new Map(typedSince);
    const rows = this.pages.page.rows.map((style) => ({
      ...style,
      sizes: style.sizes.map((size) => ({ ...size, ...levels.get(size.sku) })),
    }));
    this.pages.update({ ...this.pages.page, rows });
    this.announcement = `${saved.size} ${saved.size === 1 ? 'size' : 'sizes'} saved`;
  }

  /** What is being saved is asked for when it is. */
  private async askAgain(): Promise<void> {
    if (this.isSaving) return;
    await this.pages.askAgain(({ rows }) => {
      if (!this.isSaving) this.replace(rows);
    });
  }

  /** Takes over styles as they are now; moves no row. */
  private replace(rows: readonly StockStyle[]): void {
    const now = new Map(rows.map((style) => [style.styleId, style]));
    const { page } = this.pages;
    this.pages.update({ ...page, rows: page.rows.map((style) => now.get(style.styleId) ?? style) });
  }

  /** What was typed counts from the pieces that its typist sees now. */
  private rebase(rows: readonly StockStyle[]): void {
    const drafts = new Map(this.drafts);
    for (const { sku, onHand } of rows.flatMap(({ sizes }) => sizes)) {
      const draft = drafts.get(sku);
      if (draft !== undefined && this.errors.has(sku)) drafts.set(sku, { ...draft, onHand });
    }
    this.drafts = drafts;
  }

  private sizeOf(sku: string) {
    return this.pages.page.rows.flatMap(({ sizes }) => sizes).find((size) => size.sku === sku);
  }
}

function join({ rows }: StockPage, found: StockPage): StockPage {
  const known = new Set(rows.map(({ styleId }) => styleId));
  const further = found.rows.filter(({ styleId }) => !known.has(styleId));
  return { rows: [...rows, ...further], ...(found.next !== undefined && { next: found.next }) };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
