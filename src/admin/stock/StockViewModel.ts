import { makeAutoObservable, observableRef } from 'mobx';
import type { StockPage, StockSearch, StockStyle } from '../../../core/admin/ports/ForManagingStock.ts';
import type { FindStock } from '../../../core/admin/stock/FindStock.ts';
import { readCell, signed } from '../../../core/admin/stock/readCell.ts';
import type { CellErrors, SaveStock, SaveStockOutcome, StockDrafts } from '../../../core/admin/stock/SaveStock.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
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
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Whether the rows are those of an earlier search. */
  isSearching = false;
  isLoadingMore = false;
  isSaving = false;
  /** Why further rows could not be loaded; empty while nothing failed. */
  failure = '';
  /** Why nothing was saved; empty while there is nothing to say. */
  alert = '';
  /** What the last press has done, for those who do not see it. */
  announcement = '';
  reasonError: string | undefined = undefined;
  private search: StockSearch = { text: '' };
  private page: StockPage = { rows: [] };
  private drafts: StockDrafts = NONE;
  private errors: CellErrors = NONE;
  private typedReason: string | undefined = undefined;
  /** Whether the last attempt to save may have had its effect. */
  private isAfterUnknown = false;
  /** Counts the searches: answers to earlier ones are ignored. */
  private generation = 0;
  private readonly parts: StockParts;

  constructor(parts: StockParts) {
    this.parts = parts;
    const refs = { search: observableRef, page: observableRef, drafts: observableRef, errors: observableRef };
    makeAutoObservable<this, keyof typeof refs | 'isAfterUnknown' | 'generation' | 'parts'>(
      this,
      { ...refs, isAfterUnknown: false, generation: false, parts: false },
      { autoBind: true },
    );
  }

  /** Whether this member of staff may change the stock, or only read it. */
  get isEditable(): boolean {
    const { staff } = this.parts.session;
    return staff !== undefined && mayDo(staff.role, 'stock.change');
  }

  get text(): string {
    return this.search.text;
  }

  get tabs() {
    const { text, state: current } = this.search;
    return TABS.map(({ label, state }) => ({ label, path: stockPath({ state, text }), isCurrent: state === current }));
  }

  get rows(): readonly StockRow[] {
    const { drafts, errors } = this;
    const slots = sizeSlots(this.page.rows);
    return this.page.rows.map((style) => stockRow(style, slots, { drafts, errors }));
  }

  get hasMore(): boolean {
    return this.page.next !== undefined;
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
    const { text, state } = this.search;
    const tab = TABS.find((each) => each.state === state && state !== undefined)?.label;
    if (text !== '') return `No style matches “${isolated(text)}”${tab === undefined ? '' : ` in ${tab}`}`;
    if (tab === undefined) return 'No styles yet';
    return state === 'low' ? 'Nothing is nearly out' : 'Nothing is out';
  }

  /** Follows the address of the sheet, and asks again while it is looked at. Returns a function that stops it. */
  follow(search: StockSearch): () => void {
    const isSame = search.state === this.search.state && search.text === this.search.text;
    this.search = search;
    if (isSame && this.status === 'ready') void this.askAgain();
    else void this.load();
    return askAgain(this.parts, this.askAgain);
  }

  /** Loads the first page. Also retries after a failure. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    if (this.status === 'failed') this.status = 'loading';
    this.isSearching = true;
    const found = await this.parts.pendingWork.track(this.parts.findStock(this.search));
    if (generation !== this.generation) return;
    if (found.outcome === 'failed') this.failToLoad();
    else this.show(found);
  }

  async loadMore(): Promise<void> {
    const { generation } = this;
    const { next } = this.page;
    if (next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const found = await this.parts.pendingWork.track(this.parts.findStock(this.search, next));
    if (generation === this.generation) this.append(found);
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
    const rows = this.page.rows.map((style) => ({
      ...style,
      sizes: style.sizes.map((size) => ({ ...size, ...levels.get(size.sku) })),
    }));
    this.page = { ...this.page, rows };
    this.announcement = `${saved.size} ${saved.size === 1 ? 'size' : 'sizes'} saved`;
  }

  /** Asks for the first page again. A failure is of no interest: it is asked for again. */
  private async askAgain(): Promise<void> {
    const { generation } = this;
    if (this.isSearching || this.isSaving || this.status !== 'ready') return;
    const found = await this.parts.findStock(this.search);
    if (generation !== this.generation || this.isSaving) return;
    if (found.outcome !== 'failed') this.replace(found.rows);
  }

  private show(page: StockPage): void {
    this.generation += 1;
    this.page = page;
    this.status = 'ready';
    this.failure = '';
    this.isSearching = false;
    this.isLoadingMore = false;
  }

  private append(found: Awaited<ReturnType<FindStock>>): void {
    this.isLoadingMore = false;
    if (found.outcome === 'failed') {
      this.failure = found.text;
      return;
    }
    this.failure = '';
    const known = new Set(this.page.rows.map(({ styleId }) => styleId));
    const further = found.rows.filter(({ styleId }) => !known.has(styleId));
    this.page = { rows: [...this.page.rows, ...further], ...(found.next !== undefined && { next: found.next }) };
  }

  /** Takes over styles as they are now; moves no row. */
  private replace(rows: readonly StockStyle[]): void {
    const now = new Map(rows.map((style) => [style.styleId, style]));
    this.page = { ...this.page, rows: this.page.rows.map((style) => now.get(style.styleId) ?? style) };
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
    return this.page.rows.flatMap(({ sizes }) => sizes).find((size) => size.sku === sku);
  }

  private failToLoad(): void {
    this.isSearching = false;
    this.status = 'failed';
  }
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
