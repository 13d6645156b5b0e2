import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../core/admin/calls/attemptCall.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

type Paged = { readonly next?: string | undefined };
type Found<Page> = Page & { readonly outcome: 'found' | 'read' };

export type PagedSearchParts<Search, Page extends Paged> = {
  /** What is searched, and what is shown, before the first search. */
  readonly blank: { readonly search: Search; readonly page: Page };
  /** Finds the first page, or the one `after` another. */
  readonly find: (search: Search, after?: string) => Promise<Found<Page> | Failed>;
  /** Returns all pages so far with a further one behind them; `next` is that of the further one. */
  readonly join: (page: Page, further: Page) => Page;
  /** Is called when what is shown was read anew. */
  readonly whenShown?: () => void;
  readonly pendingWork: PendingWork;
};

/** What a search finds, page by page. Answers to earlier searches are ignored. */
export class PagedSearch<Search extends object, Page extends Paged> {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Whether what is shown is that of an earlier search. */
  isSearching = false;
  isLoadingMore = false;
  /** Why the last call failed; empty while none has. */
  failure = '';
  search: Search;
  /** All pages so far, as one. */
  page: Page;
  private generation = 0;
  private readonly parts: PagedSearchParts<Search, Page>;

  constructor(parts: PagedSearchParts<Search, Page>) {
    this.parts = parts;
    this.search = parts.blank.search;
    this.page = parts.blank.page;
    makeAutoObservable<this, 'generation' | 'parts'>(
      this,
      { search: observableRef, page: observableRef, generation: false, parts: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.page.next !== undefined;
  }

  /** Loads the first page of a search. */
  async find(search: Search): Promise<void> {
    this.search = search;
    await this.load();
  }

  /** Loads the first page. Also retries after a failure. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    if (this.status === 'failed') this.status = 'loading';
    this.isSearching = true;
    const found = await this.parts.pendingWork.track(this.parts.find(this.search));
    if (generation !== this.generation) return;
    if (found.outcome === 'failed') this.fail(found);
    else this.show(found);
  }

  async loadMore(): Promise<void> {
    const { generation } = this;
    const { next } = this.page;
    if (next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const found = await this.parts.pendingWork.track(this.parts.find(this.search, next));
    if (generation === this.generation) this.append(found);
  }

  /** Asks for the first page again, for `take` to compare. A failure is of no interest: it is asked for again. */
  async askAgain(take: (page: Page) => void): Promise<void> {
    const { generation } = this;
    if (this.isSearching || this.status !== 'ready') return;
    const found = await this.parts.find(this.search);
    if (generation === this.generation && found.outcome !== 'failed') take(found);
  }

  /** Shows this page in place of all others. */
  show(page: Page): void {
    this.generation += 1;
    this.page = page;
    this.status = 'ready';
    this.failure = '';
    this.isSearching = false;
    this.isLoadingMore = false;
    this.parts.whenShown?.();
  }

  /** Takes over a change of what is shown. */
  update(page: Page): void {
    this.page = page;
  }

  /** Shows nothing until the next search has an answer. */
  clear(): void {
    this.generation += 1;
    this.page = this.parts.blank.page;
    this.status = 'loading';
  }

  private append(found: Found<Page> | Failed): void {
    this.isLoadingMore = false;
    this.failure = found.outcome === 'failed' ? found.text : '';
    if (found.outcome !== 'failed') this.page = this.parts.join(this.page, found);
  }

  private fail({ text }: Failed): void {
    this.isSearching = false;
    this.status = 'failed';
    this.failure = text;
  }
}
