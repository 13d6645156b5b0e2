import { makeAutoObservable } from 'mobx';
import type { ReadWork, RepeatWork, WorkPage } from '../../../../core/admin/jobs/manageWork.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PagedSearch } from '../../lists/PagedSearch.ts';
import type { WorkView } from './workView.ts';

export type WorkListParts<Entry extends { readonly id: string | number }> = {
  readonly read: ReadWork<Entry>;
  readonly repeat: RepeatWork<Entry>;
  readonly view: (entry: Entry) => WorkView;
  /** Returns what is announced when an entry is done once more. */
  readonly repeatedText: (entry: Entry) => string;
  readonly pendingWork: PendingWork;
};

/** A list of what the shop does by itself, page by page, each of which can be done once more. */
export class WorkListViewModel<Entry extends { readonly id: string | number }> {
  readonly pages: PagedSearch<object, WorkPage<Entry>>;
  /** Why the last press had no effect; empty while it had. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  isBusy = false;
  private readonly parts: WorkListParts<Entry>;

  constructor(parts: WorkListParts<Entry>) {
    this.parts = parts;
    this.pages = new PagedSearch<object, WorkPage<Entry>>({
      blank: { search: {}, page: { entries: [] } },
      find: (_search, after) => parts.read(after),
      join: ({ entries }, further) => ({ ...further, entries: [...entries, ...further.entries] }),
      pendingWork: parts.pendingWork,
    });
    makeAutoObservable<this, 'parts'>(this, { pages: false, parts: false }, { autoBind: true });
  }

  get rows(): readonly WorkView[] {
    return this.pages.page.entries.map(this.parts.view);
  }

  appear(): void {
    void this.pages.load();
  }

  /** Does the entry of this row once more. */
  async repeat(rowId: string): Promise<void> {
    const entry = this.pages.page.entries.find(({ id }) => `${id}` === rowId);
    if (entry === undefined || this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.repeat(entry.id));
    if (result.outcome === 'queued') this.takeOver(result.entry);
    else this.refuse(result.text);
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private takeOver(entry: Entry): void {
    this.isBusy = false;
    this.announcement = this.parts.repeatedText(entry);
    const { page } = this.pages;
    this.pages.update({ ...page, entries: page.entries.map((each) => (each.id === entry.id ? entry : each)) });
  }

  private refuse(text: string): void {
    this.isBusy = false;
    this.alert = text;
  }
}
